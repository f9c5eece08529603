import { describe, expect, test } from 'vitest';
import { validateRequest, validateResult } from './validate.js';

describe('a request is held against the Bot API table', () => {
  test('one that fits has no problems', () => {
    const reply_markup = { inline_keyboard: [[{ text: 'Pay', callback_data: 'pay.1' }]] };
    expect(validateRequest('sendMessage', { chat_id: 1, text: 'x', reply_markup })).toEqual([]);
    expect(validateRequest('sendPhoto', { chat_id: '@shop', photo: 'attach://a' })).toEqual([]);
  });

  test.each([
    ['an unknown method', 'sendMesage', {}, 'sendMesage: no such method'],
    ['a method newer than the table', 'editEphemeralMessageText', {}, 'no such method'],
    ['a missing field', 'sendMessage', { chat_id: 1 }, 'sendMessage: field text is missing'],
    ['an unknown field', 'sendMessage', { chat_id: 1, text: 'x', txt: 1 }, 'no field txt'],
    ['a wrong type', 'sendMessage', { chat_id: 1.5, text: 'x' }, 'sendMessage.chat_id: expected'],
    ['null', 'sendMessage', { chat_id: 1, text: null }, 'sendMessage.text: expected String'],
  ])('%s is named', (_case, method, params, problem) => {
    expect(validateRequest(method, params).join()).toContain(problem);
  });

  test('a keyboard is checked down to the button', () => {
    const reply_markup = { inline_keyboard: [[{ text: 'Pay', callbackData: 'x' }]] };
    expect(validateRequest('sendMessage', { chat_id: 1, text: 'x', reply_markup })).toEqual([
      'sendMessage.reply_markup.inline_keyboard[0][0]: no field callbackData',
    ]);
  });

  test('a union takes any of its members, in arrays too', () => {
    const media = { type: 'photo', media: 'attach://a', caption: 'x' };
    expect(validateRequest('editMessageMedia', { chat_id: 1, message_id: 2, media })).toEqual([]);
    const commands = [{ command: 'a' }];
    expect(validateRequest('setMyCommands', { commands })).toEqual([
      'setMyCommands.commands[0]: field description is missing',
    ]);
  });

  test('an answer is checked too', () => {
    expect(validateResult('deleteMessage', true)).toEqual([]);
    expect(validateResult('sendMessage', { message_id: 1 })).not.toEqual([]);
  });
});
