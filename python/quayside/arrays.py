"""Numbers as NumPy arrays where NumPy is there, as arrays of the standard library where it is not."""

import base64
import sys
from array import array

try:
    import numpy
except ImportError:
    numpy = None


def whole(values):
    """A flat list of whole numbers, 32 bits each."""
    return array("i", values) if numpy is None else numpy.asarray(values, dtype=numpy.int32)


def unpacked(text):
    """The same from the engine's base64: 32-bit little-endian numbers."""
    data = base64.b64decode(text)
    if numpy is not None:
        return numpy.frombuffer(data, dtype="<i4")
    numbers = array("i")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def mask(count, size):
    """1 for each of the first `count` places, 0 for the rest."""
    values = bytes([1]) * count + bytes(size - count)
    return array("b", values) if numpy is None else numpy.frombuffer(values, dtype=numpy.int8).copy()
