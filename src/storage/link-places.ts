/** A place where people put links, with the longest text it takes. */
export interface LinkPlace {
  readonly name: string;
  /** Characters, address and all. */
  readonly most: number;
  /** Where that is said. */
  readonly source: string;
}

/** Common places, the narrowest first. What is longer is cut off, refused, or no link there. */
export const linkPlaces: readonly LinkPlace[] = [
  {
    name: 'A message on Discord',
    most: 2_000,
    source: 'https://discord.com/developers/docs/resources/message#create-message',
  },
  { name: 'A QR code', most: 2_953, source: 'https://www.qrcode.com/en/about/version.html' },
  { name: 'A message on Telegram', most: 4_096, source: 'https://core.telegram.org/bots/api#sendmessage' },
  {
    name: 'What every program should take',
    most: 8_000,
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.1',
  },
  {
    name: 'A message on Slack',
    most: 40_000,
    source: 'https://api.slack.com/changelog/2018-04-truncating-really-long-messages',
  },
  {
    name: 'The history and bookmarks of Firefox',
    most: 65_536,
    source:
      'https://mozilla.github.io/application-services/book/rust-docs/places/storage/constant.URL_LENGTH_MAX.html',
  },
  {
    name: 'The address bar of Chrome',
    most: 2_097_152,
    source: 'https://chromium.googlesource.com/chromium/src/+/main/url/mojom/url.mojom',
  },
];
