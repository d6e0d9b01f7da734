/** Telephone quality, for small files. */
const SAMPLE_RATE = 8000;

/** The first two formants of the vowels, in Hz. */
const vowels = { a: [730, 1200], e: [490, 1900], i: [300, 2250], o: [500, 880], u: [320, 720] } as const;
type Vowel = keyof typeof vowels;

/** Voice pitches in Hz. */
const OPERATOR = 190;
const CUSTOMER = 118;
const turns: readonly { readonly pitch: number; readonly syllables: string }[] = [
  { pitch: OPERATOR, syllables: 'uo oe aoe o ie ea oea iaio' },
  { pitch: CUSTOMER, syllables: 'uo oo' },
  { pitch: OPERATOR, syllables: 'oea i aeae i oao' },
  { pitch: CUSTOMER, syllables: 'i oeo' },
  { pitch: OPERATOR, syllables: 'aie auoi' },
];

const SYLLABLE_SECONDS = 0.16;
const WORD_PAUSE_SECONDS = 0.12;
const TURN_PAUSE_SECONDS = 0.6;

let made: Uint8Array | undefined;

/**
 * The confirmation call of a contract: a synthetic murmuring voice with pauses, the same for every contract. Mono
 * 8-bit PCM, generated once.
 */
export function recording(): Uint8Array {
  made ??= wav(
    loud(turns.flatMap(({ pitch, syllables }) => [...speak(pitch, syllables), ...silence(TURN_PAUSE_SECONDS)])),
  );
  return made;
}

/** Amplifies the samples to the maximum without distortion. */
function loud(samples: readonly number[]): number[] {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (0.9 * sample) / peak);
}

function silence(seconds: number): number[] {
  return Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, () => 0);
}

function speak(pitch: number, syllables: string): number[] {
  return Array.from(syllables, (letter, index) =>
    letter === ' ' ? silence(WORD_PAUSE_SECONDS) : syllable(letter as Vowel, pitch * (1 + 0.08 * Math.sin(index))),
  ).flat();
}

function syllable(vowel: Vowel, pitch: number): number[] {
  const length = Math.round(SYLLABLE_SECONDS * SAMPLE_RATE);
  const harmonics = Array.from({ length: Math.floor(3400 / pitch) }, (_, index) => {
    const frequency = pitch * (index + 1);
    const loudness = vowels[vowel].reduce(
      (sum, formant) => sum + Math.exp(-(((frequency - formant) / 140) ** 2)),
      0.02,
    );
    return { step: (2 * Math.PI * frequency) / SAMPLE_RATE, loudness };
  });
  const loudest = harmonics.reduce((sum, { loudness }) => sum + loudness, 0);
  return Array.from({ length }, (_, at) => {
    const envelope = Math.sin((Math.PI * at) / length) ** 0.7;
    const wave = harmonics.reduce((sum, { step, loudness }) => sum + loudness * Math.sin(step * at), 0);
    return (envelope * wave) / loudest;
  });
}

function wav(samples: readonly number[]): Uint8Array {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, Uint8Array.from(samples, (sample) => Math.round(128 + 127 * sample))]);
}
