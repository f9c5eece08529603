/** Limits as the Bot API documents them; each name says the unit. */
export const limits = {
  /** #sendmessage: "1-4096 characters after entities parsing"; characters are code points. */
  textCharacters: 4096,
  /** #sendphoto: "0-1024 characters after entities parsing". */
  captionCharacters: 1024,
  /** Client.cpp refuses longer raw text before it parses it. */
  rawTextBytes: 32_768,
  /** #inlinekeyboardbutton: "callback_data ... 1-64 bytes". */
  callbackDataBytes: 64,
  /** #copytextbutton: "1-256 characters". */
  copyTextCharacters: 256,
  /** #answercallbackquery: "0-200 characters". */
  callbackAnswerCharacters: 200,
  /** Recorded: a keyboard of more than 100 buttons is answered "reply markup is too long". */
  keyboardButtons: 100,
  /** #setmycommands: "At most 100 commands". */
  commands: 100,
  /** #botcommand: "1-256 characters". */
  commandDescriptionCharacters: 256,
  /** #createforumtopic: "Topic name, 1-128 characters". */
  topicNameCharacters: 128,
  /** #sendphoto: "at most 10 MB in size", "width and height must not exceed 10000 in total". */
  photoBytes: 10 * 1024 * 1024,
  photoSides: 10_000,
  photoRatio: 20,
  /** #senddocument: "up to 50 MB". */
  documentBytes: 50 * 1024 * 1024,
  /** #getfile: "bots can download files of up to 20MB". */
  downloadBytes: 20 * 1024 * 1024,
  /** #deletemessage: "A message can only be deleted if it was sent less than 48 hours ago". */
  deleteSeconds: 48 * 3600,
  /** #getting-updates: "will not be kept longer than 24 hours". */
  updateSeconds: 24 * 3600,
  /** A press that nobody answered is forgotten after this. */
  pressSeconds: 150,
} as const;

/** Length as Telegram counts characters: code points, so that an emoji may be one. */
export function characters(text: string): number {
  return [...text].length;
}

export function bytes(text: string): number {
  return Buffer.byteLength(text);
}
