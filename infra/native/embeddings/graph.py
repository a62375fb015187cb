"""The encoder as an ONNX graph for ONNX Runtime on a CPU.

The tokens of all texts of a batch lie one after another in [tokens, hidden], so that no matrix multiplication works
on padding; only attention sees them padded, as [texts, longest, hidden].
"""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from weights import BLOCK, Weights

RUNTIME = 'com.microsoft'  # ONNX Runtime's own operators

# AVX2 adds two products of an unsigned and a signed byte in 16 bits: with weights of 8 bits that overflows.
WEIGHT_MAX = 63
ACTIVATION_MAX = 127
ACTIVATION_ZERO = 128


def build_graph(weights: Weights) -> onnx.ModelProto:
    """Inputs are those of `Embedder._run`; the output is `mean` [texts, hidden], not yet of length 1."""
    return _Encoder(weights).build()


class _Encoder:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, onnx.TensorProto] = {}

    def build(self) -> onnx.ModelProto:
        hidden = self.weights.hidden
        self._node('Shape', ['ids'], 'tokens')
        zero = self._constant('zero', np.array([ACTIVATION_ZERO], 'u1'))
        self._node('Expand', [zero, 'tokens'], 'zero_each_token')

        x = self._embeddings()
        for layer in range(self.weights.layers):
            x = self._layer(f'l{layer}', x)
        self._node('MatMul', ['pool', x], 'mean')

        value = helper.make_tensor_value_info
        inputs = [
            value('ids', TensorProto.INT64, ['tokens']),
            value('positions', TensorProto.INT64, ['tokens']),
            value('padded', TensorProto.INT64, ['texts', 'longest']),
            value('unpadded', TensorProto.INT64, ['tokens']),
            value('lengths', TensorProto.INT32, ['texts']),
            value('pool', TensorProto.FLOAT, ['texts', 'tokens']),
        ]
        outputs = [value('mean', TensorProto.FLOAT, ['texts', hidden])]
        graph = helper.make_graph(self.nodes, 'e5', inputs, outputs, list(self.constants.values()))
        opsets = [helper.make_opsetid('', 21), helper.make_opsetid(RUNTIME, 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=10)

    def _embeddings(self) -> str:
        values, scales = self.weights.four_bit('emb.word', self.weights.hidden)
        nibbles = values.view('u1') & 15
        packed = (nibbles[:, 0::2] | nibbles[:, 1::2] << 4).tobytes()
        self.constants['word'] = helper.make_tensor('word', TensorProto.INT4, values.shape, packed, raw=True)
        inputs = ['word', 'ids', self._constant('word.scale', scales)]
        places = {'block_size': BLOCK, 'gather_axis': 0, 'quantize_axis': 1}
        self._node('GatherBlockQuantized', inputs, 'word.half', RUNTIME, **places)
        self._node('Cast', ['word.half'], 'word.rows', to=TensorProto.FLOAT)

        # A text is all of token type 0: its row is the same for each position.
        hidden = self.weights.hidden
        position = self.weights.floats('emb.pos').reshape(-1, hidden) + self.weights.floats('emb.type')[:hidden]
        self._node('Gather', [self._constant('position', position), 'positions'], 'position.rows')
        return self._add_and_norm('word.rows', 'position.rows', 'emb.ln')

    def _layer(self, name: str, x: str) -> str:
        attended = self._attention(name, self._linear(f'{name}.qkv', x, [f'{name}.{part}' for part in 'qkv']))
        x = self._add_and_norm(self._linear(f'{name}.ao', attended, [f'{name}.ao']), x, f'{name}.aln')
        inner = self._node('Gelu', [self._linear(f'{name}.fi', x, [f'{name}.fi'])], f'{name}.gelu', RUNTIME)
        return self._add_and_norm(self._linear(f'{name}.fo', inner, [f'{name}.fo']), x, f'{name}.oln')

    def _attention(self, name: str, qkv: str) -> str:
        hidden = self.weights.hidden
        parts = [f'{name}.{part}.rows' for part in 'qkv']
        self._node('Split', [qkv, self._constant('thirds', np.array([hidden] * 3))], parts, axis=1)
        padded = [self._node('Gather', [part, 'padded'], f'{part}.padded') for part in parts]
        inputs = [*padded, '', 'lengths']
        self._node('MultiHeadAttention', inputs, f'{name}.attended.padded', RUNTIME, num_heads=self.weights.heads)
        rows = self._constant('rows', np.array([-1, hidden]))
        flat = self._node('Reshape', [f'{name}.attended.padded', rows], f'{name}.attended.flat')
        return self._node('Gather', [flat, 'unpadded'], f'{name}.attended')

    def _linear(self, name: str, x: str, parts: list[str]) -> str:
        """int8. A scale for each token: with one for the batch, a text's vector would depend on its neighbours."""
        bias = np.concatenate([self.weights.floats(f'{part}.b') for part in parts])
        columns = self.weights.count(f'{parts[0]}.w') * len(parts) // len(bias)
        matrix = np.concatenate([self.weights.matrix(f'{part}.w', columns) for part in parts]).T
        weight_scale = np.abs(matrix).max(axis=0) / WEIGHT_MAX

        self._node('Abs', [x], f'{name}.abs')
        self._node('ReduceMax', [f'{name}.abs', self._constant('last', np.array([1]))], f'{name}.max', keepdims=0)
        step = self._constant('step', np.float32(1 / ACTIVATION_MAX))
        scale = self._node('Mul', [f'{name}.max', step], f'{name}.scale')
        quantized = self._node('QuantizeLinear', [x, scale, 'zero_each_token'], f'{name}.quantized', axis=0)

        inputs = [
            quantized,
            self._constant(f'{name}.w', np.rint(matrix / weight_scale).astype('i1')),
            self._constant('one', np.float32(1)),
            self._constant(f'{name}.w.scale', weight_scale),
            self._constant('zero.scalar', np.uint8(ACTIVATION_ZERO)),
        ]
        product = self._node('MatMulIntegerToFloat', inputs, f'{name}.unscaled', RUNTIME)
        self._node('Unsqueeze', [scale, 'last'], f'{name}.scale.column')
        self._node('Mul', [product, f'{name}.scale.column'], f'{name}.product')
        return self._node('Add', [f'{name}.product', self._constant(f'{name}.b', bias)], name)

    def _add_and_norm(self, x: str, y: str, name: str) -> str:
        factor = self._constant(f'{name}.w', self.weights.floats(f'{name}.w'))
        offset = self._constant(f'{name}.b', self.weights.floats(f'{name}.b'))
        inputs = [x, y, factor, offset]
        return self._node('SkipLayerNormalization', inputs, name, RUNTIME, epsilon=self.weights.epsilon)

    def _constant(self, name: str, value: np.ndarray) -> str:
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(value), name)
        return name

    def _node(self, operator: str, inputs: list[str], output, domain: str = '', **attributes) -> str:
        outputs = output if isinstance(output, list) else [output]
        self.nodes.append(helper.make_node(operator, inputs, outputs, domain=domain, **attributes))
        return outputs[0]
