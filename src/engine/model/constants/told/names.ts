import { inSingular } from '../../derived/name-index.ts';
import { unitOf } from '../../words/units.ts';
import type { Told } from './clauses.ts';
import type { Lead } from './leads.ts';
import {
  allowing,
  being,
  exceeding,
  having,
  isOfCharacters,
  measured,
  measures,
  plainHaving,
  rates,
} from './words.ts';

/** An amount that is to be named, and how it stands among the others of its sentence. */
export interface Named extends Told {
  /** Whether another amount of the sentence is said of the same subject by the same verb. */
  readonly isShared: boolean;
  /** Whether nothing but what compares tells it from the one before. */
  readonly isElided: boolean;
  /** Whether its verb is that of the clause before. */
  readonly isInherited: boolean;
  /** Whether it is one end of a range. */
  readonly isEnd: boolean;
}

const sizes = /^(?:[kKMGT]i?B|bytes?|(?:kilo|mega|giga)bytes?|megapixels?)$/;
const money = /^(?:[%$€£]|US\b|USD|EUR|GBP|euros?|dollars?|per\s|an?\s)|^$/;
/** What measures and is no thing that is counted. */
const bare = /^(?:[%$€£°]|per\b|US\b|USD|EUR|GBP|points?$|times?\b|pixels?$|stars?$)/;
const somebody = /^(?:you|we|one|people|everybody|I)$/i;
const rateIn = /(?:per|an?|every)\s(hour|day|week|month|year)$/;

/** A name whose noun stands for one: "sweeps of old links" is "sweep of old links". */
function one(name: string): string {
  const [, things = name, more = ''] = /^(.+?)(\s(?:of|for|in|on|from|with|to|per|at)\s.*)$/.exec(name) ?? [];
  const each = things.split(' and ').map((part) => inSingular(part) ?? part);
  return each.join(' and ') + more;
}

function joined(...parts: readonly string[]): string {
  const all = parts.filter(Boolean).join(' ');
  return /[^\S ]| {2}/.test(all) ? all.replace(/\s+/g, ' ') : all;
}

const isTime = (unit: string): boolean =>
  !/(?:^|\s)(?:per|an?|in|every|within)\s/.test(unit) &&
  unitOf(unit.split(' ').at(-1) ?? '')?.measures === 'time';

/** What is counted; empty where the unit measures. */
export function thingsIn(unit: string): string {
  if (unit === '') return '';
  const [word = ''] = unit.split(' ');
  const [alone = ''] = unit.split(/\s(?:per|an?|in|every|within)\s/);
  return isOfCharacters(unit) || sizes.test(word) || bare.test(unit) || unitOf(alone) || isTime(unit)
    ? ''
    : unit;
}

const least =
  /^(?:at least|more than|greater than|minimum(?: of)?|min\.?|≥|>=?|(?:no|not|never) (?:less|fewer|shorter|smaller|lower) than)$/i;

/** Whether an amount bounds from above, from below or not at all. */
function side({ bound, verb, does }: Lead): '' | 'maximum' | 'minimum' {
  const compares = bound.trim();
  if (least.test(compares)) return 'minimum';
  if (compares !== '' && !/^(?:exactly|between)$/i.test(compares)) return 'maximum';
  return exceeding.test(verb) || /\bstops?$|\btops? out$/.test(joined(verb, does)) ? 'maximum' : '';
}

/** What a verb says is measured of its subject. */
function measureOf({ lead: { verb, does, by, bound }, unit, value, tail }: Named): string {
  const said = joined(verb, does);
  if (sized.test(value.source) && being.test(verb) && does === '') return 'size';
  if (repeats.test(said) && often.test(joined(by, value.source))) return 'interval';
  if (/^(?:is|are|stays?|remains?) (?:valid|good)$/.test(said)) return 'validity';
  if (/^opens?$/.test(said) && by === 'at') return 'opening';
  if (/^closes?$/.test(said) && by === 'at') return 'closing';
  if (/^times?\b/.test(unit) && tries.test(said)) return 'retries';
  if (!isTime(unit)) return '';
  if (/^(?:lives?|lasts?)$/.test(said)) return 'lifetime';
  if (/^(?:expires?|lapses?)$/.test(said)) return 'expiry';
  // "The mail leaves 9 minutes after the sale": what is done says nothing else of it.
  if (by + bound.trim() === '' && happens.test(said) && /^(?:after|later)\b/.test(tail)) return 'delay';
  return /^takes?$/.test(said) ? 'time' : '';
}

const cuts = /^(?:cut(?: off| down)?|truncated|shortened|clipped|trimmed|abbreviated)$/;
const happens =
  /^(?:(?:is|are)\s(?:taken|sent|made|created|mailed|done|due|given)|leaves?|starts?|begins?|comes?|arrives?|follows?|(?:shall |will )?goe?s? out|happens?)$/;
const tries = /^(?:(?:is|are) (?:retried|tried again|repeated)|retr(?:y|ies))$/;
const sized = /^\d\S*\s?(?:×|x|by)\s?\d/;
const often = /^(?:every|each|once|hourly|daily|weekly|nightly)\b/;
const repeats = /^(?:runs?|(?:is|are) run|repeats?|polls?)$/;

/** What is paid, by how often where that tells two prices apart. */
function priceOf(unit: string, isShared: boolean): string {
  const [rate = '', time = ''] = rateIn.exec(unit) ?? [];
  return isShared ? joined(rates[time] ?? '', 'price') : joined('price', rate);
}

/** What an amount is called: by whom or what has it, and by what is measured or counted of that. Empty where nothing names it. */
export function calledBy(amount: Named): string {
  const { lead, unit, isShared } = amount;
  const { subject, verb, does, by } = lead;
  const measuredBy = measures[amount.tail.replace(/ each$/, '')] ?? '';
  const tail = measuredBy === '' ? amount.tail : '';
  if (subject === '') return verb === '' ? joined(thingsIn(unit), thingsIn(unit) && tail) : '';
  // "Boats longer than 9 metres": so long are the others.
  if (/\sthan$/.test(subject)) return '';
  const bound = side(lead);
  if (somebody.test(subject)) {
    // "You may take a move back for 60 minutes": what they do is named.
    const isWindow = /^(?:may|can)\b/.test(verb) && isTime(unit) && /^(?:for|within)$/.test(by);
    return isWindow ? joined(verb.replace(/^(?:may|can)(?: only)?\s?/, ''), does, 'window', tail) : '';
  }
  if (/^costs?$/.test(verb))
    return money.test(unit)
      ? joined(one(subject), priceOf(unit, isShared), tail)
      : joined(subject, bound, tail);
  // "Towing takes 3%": a share of what it costs.
  if (/^takes?$/.test(verb) && money.test(unit) && does === '') return joined(subject, bound, tail);
  // "The monthly plan is 9 dollars": what is sold costs so much.
  if (being.test(verb) && does === '' && isSold.test(subject) && isPrice(amount))
    return joined(one(subject), priceOf(unit, isShared), tail);
  const measure = measureOf({ ...amount, tail });
  if (measure === 'delay') return joined(one(subject), measure, tail.replace(/^later\s?/, ''));
  return measure === '' ? saidOf({ ...amount, tail }, measuredBy) : joined(one(subject), measure, tail);
}

const isSold =
  /(?:^|\s)(?:plan|tier|edition|subscription|licen[cs]e|seat|ticket|membership|package|pass|add-on)s?$/i;
const isPrice = ({ unit, value }: Named): boolean =>
  /^(?:US\b|USD|EUR|GBP|CHF|euros?|dollars?|pounds?|francs?)/.test(unit) || /^[$€£]/.test(value.source);

/** What an amount is called whose verb alone tells of no measure. */
function saidOf({ lead, unit, tail, isEnd, isElided, isInherited }: Named, measuredBy: string): string {
  const { subject, isOne, verb, does, by } = lead;
  const [word = ''] = unit.split(' ');
  const [, rate = ''] = unit.includes('per') ? unit.split(/(?=\sper\s)/) : [];
  const counted = thingsIn(unit);
  const things = subject.toLowerCase().includes(counted.toLowerCase()) ? '' : counted;
  const bound = side(lead);
  const isMeasure = measured.test(subject);
  const isLength = measured.test(subject.replace(/\*\*/g, ''));
  const isHad = [being, exceeding, having, /^(?:stops?|tops?)?$/].some((each) => each.test(verb));
  const limits =
    isOfCharacters(unit) || sizes.test(word) ? /^(?:limited|restricted|capped|set|out)$/ : /^(?:set|out)$/;
  const own = does.replace(/^an?\s+/, '').replace(limits, '');
  if (measuredBy !== '' && isHad) return joined(one(subject), bound, isMeasure ? '' : measuredBy);
  // "is cut to 80 characters": how much of it stays.
  if (isOfCharacters(unit) && being.test(verb) && cuts.test(own)) return joined(one(subject), 'length');
  if (isOfCharacters(unit) && isHad && /^(?:(?:maximum|minimum|fixed|total|default)\b.*)?$/.test(own))
    return joined(one(subject), own === '' ? bound : own, isLength ? '' : 'length', tail);
  if (sizes.test(word) && isHad && own === '')
    return isMeasure ? joined(subject, rate, tail) : joined(one(subject), bound, 'size', rate, tail);
  if (isTime(unit) && /^ha(?:s|ve)$/.test(verb)) return joined(subject, own, 'time', tail);
  if (exceeding.test(verb)) return joined(one(subject), bound, tail);
  if (isMost({ verb, does }) && !isTime(unit) && counted === '') return joined(one(subject), 'limit', tail);
  // "hashed with oakcrypt at cost 9": what has the number right behind it is its name.
  const [, what, noun] = unit === '' && by === '' ? (besideNumber.exec(joined(verb, does)) ?? []) : [];
  if (noun) return joined(what ?? one(subject), noun);
  // "Boats under 9 metres | get the small rate": what becomes of them stands behind it.
  if (verb === '' && tail !== '' && /\s(?:under|over|above|below|beyond)$/.test(subject))
    return joined(subject, '…', things, tail);
  if (/(?:^|\s)(?:maximum|minimum)$/i.test(subject)) return joined(subject, counted, tail);
  if (being.test(verb) && allowing.test(own) && isOne && counted !== '')
    return joined(things, tail, 'per', subject);
  if ((being.test(verb) || verb === '') && own === '')
    return joined(
      bound !== '' && !isMeasure ? one(subject) : subject,
      isMeasure && !isEnd ? '' : bound,
      verb === '' ? things : '',
      tail,
    );
  // "Standard gets 9": so many of what?
  if (having.test(verb) && unit === '' && tail === '' && does === '') return '';
  if (having.test(verb) && counted !== '' && does === '') {
    const compares = isElided ? lead.bound.trim() : '';
    if (isOne) return joined(things, tail, 'per', subject, compares);
    return joined(subject, plainHaving.test(verb) ? '' : verb, things, tail, compares);
  }
  if (
    bound !== '' &&
    /^(?:takes?|accepts?|allows?|holds?)$/.test(verb) &&
    /^(?:values|amounts|numbers)$/.test(own)
  )
    return joined(one(subject), bound, tail);
  if (bound !== '' && /^(?:stops?|tops?|go|goes|reach|reaches)$/.test(verb) && own === '')
    return joined(subject, bound, tail);
  const isPassive = isInherited && being.test(verb);
  return joined(
    subject,
    isPassive ? '' : verb,
    being.test(verb) ? own : does,
    leads(by, counted),
    counted,
    tail,
  );
}

const isMost = ({ verb, does }: Pick<Lead, 'verb' | 'does'>): boolean =>
  being.test(verb) && /^(?:limited|restricted|capped)$/.test(does);

/** A noun that a number stands right behind: "at cost", "with quality". */
const besideNumber =
  /(?:\swith\s([\w-]+))?(?:,|\sand)?\s(?:at|with)\s(?:an?\s)?(cost(?: factor)?|work factor|strength|quality|level|port|version|scale|ratio|factor|depth|priority)$/;

/** A word that leads to a number; it is nothing in a name, save before what is counted. */
function leads(by: string, counted: string): string {
  const isBare = /^(?:for|at|of|from|by)$/.test(by) || (counted === '' && /^(?:to|in|with)$/.test(by));
  return isBare ? '' : by;
}
