/** An exact decimal number: `coefficient` × 10^-`scale`, without trailing zeros, so that equal numbers look equal. */
export interface Decimal {
  readonly is: 'decimal';
  readonly coefficient: bigint;
  readonly scale: number;
}

/** An integer or a decimal; they mix. */
export type Numeric = bigint | Decimal;

/**
 * Digits that are kept, the last rounded half to even, and how far the point may move: those of IEEE 754-2008
 * decimal128. Sums and products of money never come near; a division that does not end stops there.
 */
const precision = 34;
const widest = 6144;

const digitsOf = (coefficient: bigint): number =>
  (coefficient < 0n ? -coefficient : coefficient).toString().length;

/** Integer division, the remainder rounded half to even. `by` is positive. */
function divideEven(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  const rest = (value < 0n ? -value : value) % by;
  const twice = rest * 2n;
  if (twice < by || (twice === by && quotient % 2n === 0n)) return quotient;
  return value < 0n ? quotient - 1n : quotient + 1n;
}

/** The decimal of a coefficient and a scale, rounded and normalised; undefined when it is too large or too small. */
export function makeDecimal(coefficient: bigint, scale: number): Decimal | undefined {
  let value = coefficient;
  let places = scale;
  const over = digitsOf(value) - precision;
  if (over > 0) {
    value = divideEven(value, 10n ** BigInt(over));
    places -= over;
  }
  if (value === 0n) return { is: 'decimal', coefficient: 0n, scale: 0 };
  while (value % 10n === 0n) {
    value /= 10n;
    places -= 1;
  }
  return Math.abs(places) > widest ? undefined : { is: 'decimal', coefficient: value, scale: places };
}

/** Reads `12`, `-1.50`, `.5`, `1e3`; undefined for anything else. */
export function readDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', part = '', exponent = '0'] = match;
  if (whole === '' && part === '') return undefined;
  const coefficient = BigInt(whole + part);
  return makeDecimal(sign === '-' ? -coefficient : coefficient, part.length - Number(exponent));
}

/** The number in plain notation: `-1.5`, `1000`. */
export function numberText(value: Numeric): string {
  if (typeof value === 'bigint') return value.toString();
  const { coefficient, scale } = value;
  if (scale <= 0) return (coefficient * 10n ** BigInt(-scale)).toString();
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString().padStart(scale + 1, '0');
  return `${coefficient < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const coefficientOf = (value: Numeric): bigint => (typeof value === 'bigint' ? value : value.coefficient);
const scaleOf = (value: Numeric): number => (typeof value === 'bigint' ? 0 : value.scale);

/** Both coefficients at one scale. */
function align(left: Numeric, right: Numeric): readonly [bigint, bigint, number] {
  const [a, b] = [scaleOf(left), scaleOf(right)];
  const scale = Math.max(a, b);
  return [
    coefficientOf(left) * 10n ** BigInt(scale - a),
    coefficientOf(right) * 10n ** BigInt(scale - b),
    scale,
  ];
}

/** Below zero, zero or above zero as `left` is less than, equal to or greater than `right`. */
export function compareNumbers(left: Numeric, right: Numeric): number {
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right ? -1 : left > right ? 1 : 0;
  const [a, b] = align(left, right);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The sum; undefined when it is too large. */
export function add(left: Numeric, right: Numeric): Decimal | undefined {
  const [a, b, scale] = align(left, right);
  return makeDecimal(a + b, scale);
}

/** The difference; undefined when it is too large. */
export function subtract(left: Numeric, right: Numeric): Decimal | undefined {
  const [a, b, scale] = align(left, right);
  return makeDecimal(a - b, scale);
}

/** The product; undefined when it is too large. */
export function multiply(left: Numeric, right: Numeric): Decimal | undefined {
  return makeDecimal(coefficientOf(left) * coefficientOf(right), scaleOf(left) + scaleOf(right));
}

/** The quotient to 34 digits; undefined when it is too large. `right` is not zero. */
export function divide(left: Numeric, right: Numeric): Decimal | undefined {
  const [top, bottom] = [coefficientOf(left), coefficientOf(right)];
  const extra = Math.max(0, precision + 2 + digitsOf(bottom) - digitsOf(top));
  const size = bottom < 0n ? -bottom : bottom;
  const value = (bottom < 0n ? -top : top) * 10n ** BigInt(extra);
  // A digit that is never zero behind the others keeps a half that is not one from being rounded as one.
  const sticky = value % size === 0n ? 0n : value < 0n ? -1n : 1n;
  return makeDecimal((value / size) * 10n + sticky, scaleOf(left) - scaleOf(right) + extra + 1);
}

/** The whole part, towards zero. */
export function truncate(value: Numeric): bigint {
  if (typeof value === 'bigint') return value;
  return value.scale > 0
    ? value.coefficient / 10n ** BigInt(value.scale)
    : value.coefficient * 10n ** BigInt(-value.scale);
}
