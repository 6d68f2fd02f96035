import type { Place } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Allowed, Permission, PermissionRow, Role } from '../domain-elements.ts';
import { unstated } from '../stated.ts';
import { actionIn } from '../words/action-phrase.ts';
import { nameOf } from '../words/names.ts';
import type { Side } from './words/sides.ts';

/** A sign or the mark of a footnote, and the words that a legend or a note gives for it. */
export interface Meaning {
  readonly sign: string;
  readonly text: Inline;
}

/** What a clause tells that somebody does, without a "may": it allows only where the names are those of roles. */
export interface Told {
  readonly roles: readonly Inline[];
  readonly actions: readonly Inline[];
}

/** What blocks of point 6 give. */
export type RoleFact =
  | { readonly is: 'role'; readonly role: Role }
  /** `sure` where its form shows that whoever it names is somebody: a user story, the answer to "Who may …?". */
  | {
      readonly is: 'row';
      readonly row: PermissionRow;
      readonly sure?: true;
      /** The cells of a matrix as they are written: their signs and marks may be explained elsewhere. */
      readonly written?: readonly (Inline | undefined)[];
      readonly below?: Below;
      /** Where it is a line of something done, the words behind it that say who may. */
      readonly ofDeed?: string;
    }
  /** That whoever no line names for something may not do it. */
  | { readonly is: 'unnamedRefused' }
  | ({ readonly is: 'meaning' } & Meaning)
  /**
   * What a line says of a limit: `says`, of what stands before it or, where that is no head, of what its sentence names;
   * `isRow` where it stands below the row of which `about` is the deed.
   */
  | {
      readonly is: 'note';
      readonly about: Inline;
      readonly isHead: boolean;
      readonly isRow?: true;
      readonly says: Inline;
      readonly at: Place;
    }
  /** The number that tells where somebody stands among the others. */
  | { readonly is: 'rank'; readonly name: Inline; readonly rank: number }
  /** Names in order, the highest first. */
  | { readonly is: 'order'; readonly names: readonly Inline[] }
  /** Names of which each has the rights of the one before it; none where all are meant that are declared. */
  | { readonly is: 'rising'; readonly names: readonly Inline[] }
  /** Whose rights somebody has as well; `about` as the head of the line is. */
  | {
      readonly is: 'includes';
      readonly heir: Inline;
      readonly others: readonly Inline[];
      readonly below?: Below;
    }
  /** What a clause tells that somebody does, in each way to part it; `weakly` where it describes a role. */
  | {
      readonly is: 'told';
      readonly ways: readonly Told[];
      readonly weakly?: true;
      /** Whether it opens a paragraph. */
      readonly opens?: true;
      readonly below?: Below;
      /** Whether they stand at the head of a line, and what they do behind it. */
      readonly listed?: true;
      /** Whether it stands below their name alone: who they are, where a list or a matrix says what they may. */
      readonly described?: true;
      /** What a question about it is answered. */
      readonly allowed?: Allowed;
    }
  /** Something done, and behind it whom it is open to, in a list of such lines. */
  | { readonly is: 'openTo'; readonly deed: Inline; readonly who: Inline; readonly at: Place }
  /** Something done, and behind it so many answers, one for each role in the order that `across` or the document gives. */
  | {
      readonly is: 'inOrder';
      readonly deed: Inline;
      readonly answers: readonly Inline[];
      readonly remark?: Inline;
      readonly at: Place;
    }
  | { readonly is: 'across'; readonly names: readonly Inline[] }
  /** A line that says of something who may, or of somebody what: which of the two is known from all roles together. */
  | {
      readonly is: 'sides';
      readonly about: About;
      readonly at: Place;
      readonly sides: readonly Side[];
      /** Whose name stands above it: where those are answered, what the line says is an answer as well. */
      readonly held?: { readonly by: Inline; readonly says: Inline };
      /** The role that the line declares where it says nothing of who may. */
      readonly otherwise?: Role;
    };

/** Whose name stands above what is said: "the master" below it is the harbour master. */
export interface Below {
  readonly name: Inline;
  /** Whether a pronoun says of whom it is, which other lines before it name. */
  readonly isThey?: boolean;
  /** Whether a bold line is nothing but that name, and it is one of people. */
  readonly isTitle?: boolean;
  /** Whether the sentence before has that name, of which this one says a part. */
  readonly isShort?: boolean;
  /** Whether it opens the paragraph, and nothing but its being declared tells that it is somebody. */
  readonly isOpened?: boolean;
  /** Whether it stands in a table that tells who that is. */
  readonly isDescribed?: boolean;
}

/** A line of which the roles together tell whether its head is who, or what is done. */
export type Sides = Extract<RoleFact, { is: 'sides' }>;

/** What the sides of a line belong to. */
export interface About {
  readonly text: Inline;
  /** `role` or `action` where its form shows that it is one, `known` where it is a role only if it is declared as one. */
  readonly as: 'role' | 'action' | 'known' | 'open';
  /** Whether a word announces it as a role, or all lines of its list are about somebody: `Role: Librarian`. */
  readonly named?: true;
  /** Whether it stands at the head of a paragraph that says what it may: who is noted so is known from all of them. */
  readonly noted?: true;
}

/** A row of the matrix, read from a line. */
export function permission(
  action: Inline,
  at: PermissionRow['at'],
  cells: readonly Permission[],
): PermissionRow {
  return { name: plain(action), at, nameAt: action.at, how: 'tolerant', action: actionIn(action), cells };
}

/** A role of which a line names and says this. */
export function roleNamed(name: Inline, at: Role['at'], how: Role['how'], description: string): Role {
  return {
    name: nameOf(name).name,
    at,
    nameAt: name.at,
    how,
    who: '',
    when: unstated,
    includes: unstated,
    description,
  };
}
