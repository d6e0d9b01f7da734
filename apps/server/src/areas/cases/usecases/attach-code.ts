import type { CodeHashes } from '../../credentials/usecases/codes/hashes.ts';

/** 32 characters that nobody mistakes for each other when typing. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** Returns the code of a seed: a repeated request gets the same one, though only its hash is stored. */
export function attachCodeOf(codes: CodeHashes, seed: string): string {
  return codeFrom(codes.hash(`case ${seed}`));
}

/** Returns the code of a seed that has a stored hash, even after the first secret was changed. */
export function findAttachCode(codes: CodeHashes, seed: string, hash: string): string | undefined {
  return codes
    .hashes(`case ${seed}`)
    .map(codeFrom)
    .find((code) => codes.matches(code, hash));
}

/** Returns a typed code in its own form, `7KQ4-M2XD-9HTP`: case, spaces and hyphens don't matter. */
export function tidyAttachCode(typed: string): string {
  return grouped(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

function codeFrom(hash: string): string {
  const bytes = Buffer.from(hash, 'base64url').subarray(0, LENGTH);
  // 256 is a multiple of 32, so each character is equally likely.
  return grouped(Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}

function grouped(characters: string): string {
  return characters.match(/.{1,4}/g)?.join('-') ?? '';
}
