import { SPRITE_BYTES } from './sprite-batch.ts';

const VERTEX = `#version 300 es
layout(location = 0) in vec2 a_place;
layout(location = 1) in vec2 a_shift;
layout(location = 2) in vec2 a_size;
layout(location = 3) in vec2 a_cell;
layout(location = 4) in vec2 a_texels;
layout(location = 5) in float a_turn;
layout(location = 6) in vec4 a_body;
layout(location = 7) in vec4 a_edge;
uniform mat4 u_matrix;
uniform vec2 u_screen;
uniform float u_ratio;
uniform bool u_still;
uniform vec2 u_texture;
out vec2 v_texel;
out vec4 v_body;
out vec4 v_edge;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec4 clip = u_matrix * vec4(a_place, 0.0, 1.0);
  vec2 pixel = (clip.xy / clip.w * 0.5 + 0.5) * u_screen;
  // On whole pixels what stands still is sharp; what moves would jump from one to the next.
  if (u_still) pixel = floor(pixel + 0.5);
  vec2 local = (corner - 0.5) * a_size;
  float c = cos(a_turn), s = sin(a_turn);
  local = vec2(local.x * c - local.y * s, local.x * s + local.y * c) + a_shift;
  pixel += vec2(local.x, -local.y) * u_ratio;
  gl_Position = vec4(pixel / u_screen * 2.0 - 1.0, 0.0, 1.0);
  v_texel = (a_cell + corner * a_texels) / u_texture;
  v_body = vec4(a_body.rgb * a_body.a, a_body.a);
  v_edge = vec4(a_edge.rgb * a_edge.a, a_edge.a);
}`;

/** The texture says where the body is (red) and where its edge (green); the colours come with the sprite. */
const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D u_atlas;
in vec2 v_texel;
in vec4 v_body;
in vec4 v_edge;
out vec4 color;
void main() {
  vec4 mask = texture(u_atlas, v_texel);
  color = v_body * mask.r + v_edge * mask.g;
}`;

const UNIFORMS = ['u_matrix', 'u_screen', 'u_ratio', 'u_still', 'u_texture'] as const;

/** The columns of a sprite: how many numbers of which kind, from which byte on. */
function columns(gl: WebGL2RenderingContext) {
  return [
    { size: 2, type: gl.FLOAT, from: 0 },
    { size: 2, type: gl.FLOAT, from: 8 },
    { size: 2, type: gl.FLOAT, from: 16 },
    { size: 2, type: gl.UNSIGNED_SHORT, from: 24 },
    { size: 2, type: gl.UNSIGNED_SHORT, from: 28 },
    { size: 1, type: gl.FLOAT, from: 32 },
    { size: 4, type: gl.UNSIGNED_BYTE, from: 36, isShare: true },
    { size: 4, type: gl.UNSIGNED_BYTE, from: 40, isShare: true },
  ];
}

interface Frame {
  readonly matrix: Float32Array;
  /** Of the canvas, in its own pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly isStill: boolean;
}

/** Draws all sprites of a batch with one call, whatever they are. */
export class SpriteProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #begin: () => void;
  readonly #uniforms: Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>;
  readonly #columns: WebGLVertexArrayObject;
  readonly #buffer: WebGLBuffer;
  readonly #texture: WebGLTexture;
  #count = 0;
  #side = 1;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = linked(gl);
    this.#begin = gl.useProgram.bind(gl, this.#program);
    const places = UNIFORMS.map((name) => [name, gl.getUniformLocation(this.#program, name)]);
    this.#uniforms = Object.fromEntries(places);
    this.#buffer = gl.createBuffer();
    this.#texture = gl.createTexture();
    this.#columns = gl.createVertexArray();
    gl.bindVertexArray(this.#columns);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    columns(gl).forEach(({ size, type, from, isShare = false }, location) => {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, size, type, isShare, SPRITE_BYTES, from);
      gl.vertexAttribDivisor(location, 1);
    });
    gl.bindVertexArray(null);
  }

  /** Gives the sprites to the graphics card, where they stay until there are others. */
  load(bytes: Uint8Array): void {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.DYNAMIC_DRAW);
    this.#count = bytes.byteLength / SPRITE_BYTES;
  }

  loadAtlas(atlas: HTMLCanvasElement): void {
    const gl = this.#gl;
    this.#side = atlas.width;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atlas);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    for (const way of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, way, gl.LINEAR);
  }

  draw({ matrix, width, height, ratio, isStill }: Frame): void {
    const gl = this.#gl;
    this.#begin();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.uniformMatrix4fv(this.#uniforms.u_matrix, false, matrix);
    gl.uniform2f(this.#uniforms.u_screen, width, height);
    gl.uniform1f(this.#uniforms.u_ratio, ratio);
    gl.uniform1i(this.#uniforms.u_still, isStill ? 1 : 0);
    gl.uniform2f(this.#uniforms.u_texture, this.#side, this.#side);
    gl.bindVertexArray(this.#columns);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#count);
    gl.bindVertexArray(null);
  }

  remove(): void {
    const gl = this.#gl;
    gl.deleteTexture(this.#texture);
    gl.deleteBuffer(this.#buffer);
    gl.deleteVertexArray(this.#columns);
    gl.deleteProgram(this.#program);
  }
}

function linked(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) continue;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}
