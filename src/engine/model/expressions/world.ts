import type { CalendarDate, Timestamp } from './calendar.ts';
import type { Instance, RecordValue, Value } from './values.ts';

/**
 * What an expression is evaluated in. Whoever runs a specification decides how instances are kept; here they
 * are asked for. What is not known is undefined, and an expression that needs it fails.
 */
export interface World {
  readonly self?: Instance | null;
  /** The instance before the change; `old: true` tells `field` which values are meant. */
  readonly old?: Instance | null;
  readonly input?: RecordValue;
  readonly role?: string | null;
  /** Null when nobody is signed in. */
  readonly actor?: Instance | null;
  readonly now?: Timestamp;
  readonly today?: CalendarDate;
  /** The value of a field, by its declared name. */
  readonly field: (instance: Instance, name: string) => Value | undefined;
  /** Every instance of an entity. */
  readonly instances: (entity: string) => readonly Instance[];
  readonly constant: (name: string) => Value | undefined;
}
