import { wording } from '../../../syntax/wording.ts';

/** Nouns that say of themselves what is measured: an amount that they are said to be needs no other name. */
export const measured = wording.i`(?:^|\s)(?:limit|size|length|width|height|age|total|number|count|amount|fee|price|cost|rate|share|window|delay|interval|period|time|timeout|threshold|minimum|maximum|max|min|lifetime|validity|duration|quota|cap|rating|goal|lead|hold|pause|snooze|tax|interest|deposit|default|distance|radius|depth|level|budget|allowance|run|expiry|retention|speed)s?(?:\s(?:for|of|in|on|per|before|after|between)\s.*)?$`;

/** Verbs of having so many of something: "holds", "may send". */
export const having =
  /^(?:(?:may|can|must|will|should|shall)\s)?(?:ha(?:s|ve)|holds?|contains?|allows?|carr(?:y|ies)|accepts?|lists?|shows?|displays?|loads?|keeps?|returns?|stores?|fits?|supports?|includes?|gets?|gives?|takes?|makes?|stops?|needs?|requires?|sends?|offers?|serves?|permits?|create|add|post|name|link|upload|invite|produce|follow|join|place|open|own|use|run|save|request|attach)$/;

/** Having and nothing else: who has so many, and so many of what, say it all. */
export const plainHaving =
  /(?:^|\s)(?:ha(?:s|ve)|holds?|contains?|allows?|gets?|takes?|carr(?:y|ies)|includes?|shows?|lists?|loads?|gives?|displays?|keeps?)$/;

/** Being so much. */
export const being =
  /^(?:(?:is|are)(?: (?:always|never|only|also|both|then|normally|usually))?|(?:may|can|must|will|should|cannot|shall)(?: only| never| not| both| each| all| always)? be)$/;

/** Being let have so many. */
export const allowing = /^(?:limited|restricted|capped|allowed|entitled)$/;

/** Having at most so much. */
export const exceeding = /(?:not|never|cannot) exceed$|^never exceeds$/;

/** Whether a unit is of characters, of whatever kind: "hexadecimal characters". */
export const isOfCharacters = (unit: string): boolean =>
  /(?:^|\s)(?:characters?|chars?|letters?|digits?)$/.test(
    unit.split(/\s(?:per|an?|in|within|every|each)\s/)[0] ?? '',
  );

/** What is measured of what is so long or wide. */
export const measures: Readonly<Record<string, string>> = {
  long: 'length',
  wide: 'width',
  high: 'height',
  tall: 'height',
  deep: 'depth',
  old: 'age',
};

/** How often a price is due. */
export const rates: Readonly<Record<string, string>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  year: 'annual',
};
