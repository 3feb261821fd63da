import type { AnyCall } from '#kernel/list-definition.ts';
import type { Example, Sent } from '#testing/example.ts';
import type { Proof } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';
import { type Received, send } from './send.fixture.ts';

/**
 * A user who may use a call and sends requests one after the other. What a request used up is created again before the
 * next one, so that each of them reaches the handler.
 */
export class Attacker {
  readonly #proof: Proof;
  readonly #call: AnyCall;
  readonly #example: Example;
  #user: TestUser | null = null;
  #request: Sent = {};
  #sent = 0;

  private constructor(proof: Proof, call: AnyCall, example: Example) {
    this.#proof = proof;
    this.#call = call;
    this.#example = example;
  }

  static async of(proof: Proof, call: AnyCall, example: Example): Promise<Attacker> {
    const attacker = new Attacker(proof, call, example);
    await attacker.#renewUser();
    return attacker;
  }

  /** A valid request. */
  get request(): Sent {
    return this.#request;
  }

  async send(request: Sent): Promise<Received> {
    const reply = await send(this.#proof.app, this.#user, this.#call, request);
    const wentThrough = reply.status < 300;
    this.#sent += 1;
    if (this.#sent >= this.#patience || (wentThrough && this.#example.spends)) await this.#renewUser();
    else if (wentThrough && this.#call.method !== 'GET') await this.#renewRequest();
    return reply;
  }

  /** How often one person may call. */
  get #patience(): number {
    const { rateLimit } = this.#call;
    return rateLimit?.by === 'user' ? rateLimit.max : Number.POSITIVE_INFINITY;
  }

  async #renewUser(): Promise<void> {
    const { access, scope } = this.#call;
    const { own, platform, person } = this.#proof;
    const isPublic = access === 'public' || access === 'link';
    const isPlatform = scope === 'platform';
    this.#sent = 0;
    this.#user = isPublic
      ? null
      : await person(isPlatform ? platform : own, isPlatform ? 'super-administrator' : 'company-administrator', {
          isSuperAdmin: isPlatform,
        });
    await this.#renewRequest();
  }

  async #renewRequest(): Promise<void> {
    const { own } = this.#proof;
    this.#request = await this.#example.input({ proof: this.#proof, side: own, caller: this.#user ?? own.admin });
  }
}
