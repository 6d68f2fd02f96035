import type { PointId } from '../../points.ts';
import type { PointReader } from '../reader.ts';
import type { Context } from './context.ts';
import type { BlockReading } from './reading.ts';

/** How many times as much another way to read a block has to give than the one that its form asks for. */
export const FAR_MORE = 2;

/** How much what was read of a block tells. */
export function weightOf<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { facts, elsewhere }: Pick<BlockReading<Fact>, 'facts' | 'elsewhere'>,
  context: Context,
): number {
  return (reader.weigh?.(facts, context) ?? facts.length) + elsewhere.length;
}
