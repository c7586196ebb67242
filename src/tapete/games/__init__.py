"""The games; each has the same rooms under the same names."""
