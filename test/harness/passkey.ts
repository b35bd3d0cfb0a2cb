/** A passkey of our own making, with which tests answer challenges rightly and wrongly: ES256, user verified. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** The head of a CBOR value: its major type and a number below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 255]);
}
type Cbor = number | string | Buffer | [Cbor, Cbor][];
/** A value as CBOR; a list of pairs is a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
  origin: string;
  /** Overrides what the passkey would say. */
  counter?: number;
  flags?: number;
}

export class TestPasskey {
  readonly id: string;
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #credentialId = randomBytes(16);

  constructor() {
    this.id = base64url(this.#credentialId);
  }

  #clientData(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ origin, counter = this.counter, flags = USER_PRESENT_AND_VERIFIED }: Asked): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  }

  /** The answer to creation options. */
  create(asked: Asked): Record<string, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const authData = Buffer.concat([
      this.#authenticatorData({ ...asked, flags: USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL }),
      Buffer.alloc(16),
      Buffer.from([0, this.#credentialId.length]),
      this.#credentialId,
      key,
    ]);
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', asked)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to request options; counts up first. */
  sign(asked: Asked): Record<string, unknown> {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(asked);
    const clientData = this.#clientData('webauthn.get', asked);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    });
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
