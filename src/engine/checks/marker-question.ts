import type { Marker } from '../model/model.ts';

/** Words after which a subject is asked for in the plural. */
const plural = /^the (?:(?:exact|other|possible) )?(?:calls|roles|fields|answers|values|rules|states|events|transitions|parameters|messages|entities|screens|permissions|errors|constants|ends|starts|routes)\b/i;

/** The question that a marker leaves open, in the words that stand beside it. */
export function questionOf(marker: Marker): string {
  if (marker.question !== '') return marker.question;
  const subject = marker.subject.trim().replace(/[.:]$/, '');
  if (subject === '') return 'What belongs here?';
  if (/\?$/.test(subject)) return subject;
  if (/^(?:who|what|which|when|where|how|whether)\b/i.test(subject)) return `It is open ${subject}: can you tell?`;
  if (plural.test(subject)) return `What are ${subject}?`;
  return /^the\b/i.test(subject) ? `What is ${subject}?` : `What is there to say of “${subject}”?`;
}
