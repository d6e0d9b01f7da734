import { expect, it } from 'vitest';
import { needsReminder, reminderDays, type RemindedAppointment } from './visit-reminder.ts';

const agreed: RemindedAppointment = {
  isAgreed: true,
  day: '2026-12-01',
  starts: '09:00',
  notifiedAt: Date.parse('2026-10-01T10:00:00Z'),
  remindedFor: undefined,
};

// In winter Rome is an hour ahead of UTC, in summer two.
it.each<[string, Partial<RemindedAppointment>, now: string, boolean]>([
  ['at 17:00 of the day before, the last of a month', {}, '2026-11-30T16:00:00Z', true],
  ['a second before', {}, '2026-11-30T15:59:59Z', false],
  ['two days before', {}, '2026-11-29T16:00:00Z', false],
  ['late in the evening before, after an outage', {}, '2026-11-30T19:59:59Z', true],
  ['at 21:00', {}, '2026-11-30T20:00:00Z', false],
  ['in the night before', {}, '2026-11-30T23:30:00Z', false],
  ['in the morning, an hour before', {}, '2026-12-01T07:00:00Z', true],
  ['in the morning, less than an hour before', {}, '2026-12-01T07:00:01Z', false],
  ['early in the morning', { starts: '11:00' }, '2026-12-01T06:59:59Z', false],
  ['on the morning of a visit of the afternoon', { starts: '16:30' }, '2026-12-01T09:00:00Z', true],
  ['after it began', { starts: '09:00' }, '2026-12-01T08:30:00Z', false],
  ['the day after', {}, '2026-12-02T09:00:00Z', false],
  ['of the first day of a year', { day: '2027-01-01' }, '2026-12-31T16:00:00Z', true],
  ['on the day on which summer time begins', { day: '2027-03-29' }, '2027-03-28T15:00:00Z', true],
  ['an hour earlier on that day', { day: '2027-03-29' }, '2027-03-28T14:00:00Z', false],
  ['on the day before it begins', { day: '2027-03-28' }, '2027-03-27T16:00:00Z', true],
  ['on the day on which summer time ends', { day: '2026-10-26' }, '2026-10-25T16:00:00Z', true],
  ['an hour earlier on that day', { day: '2026-10-26' }, '2026-10-25T15:00:00Z', false],
  ['on the day before it ends', { day: '2026-10-25' }, '2026-10-24T15:00:00Z', true],
  ['when not yet confirmed, cancelled or withdrawn', { isAgreed: false }, '2026-11-30T16:00:00Z', false],
  ['once it was', { remindedFor: '2026-12-01' }, '2026-11-30T16:05:00Z', false],
  ['moved to another day after a reminder', { remindedFor: '2026-11-27' }, '2026-11-30T16:00:00Z', true],
  ['booked by an import', { notifiedAt: undefined }, '2026-11-30T16:00:00Z', true],
  ['confirmed in the morning before', { notifiedAt: Date.parse('2026-11-30T12:59:59Z') }, '2026-11-30T16:00:00Z', true],
  [
    'confirmed at 14:00 of the day before',
    { notifiedAt: Date.parse('2026-11-30T13:00:00Z') },
    '2026-11-30T16:00:00Z',
    false,
  ],
  [
    'booked after 17:00 of the day before',
    { notifiedAt: Date.parse('2026-11-30T17:30:00Z') },
    '2026-11-30T17:35:00Z',
    false,
  ],
  [
    'booked in the evening before, next morning',
    { notifiedAt: Date.parse('2026-11-30T17:30:00Z') },
    '2026-12-01T07:00:00Z',
    false,
  ],
  [
    'booked on the same day',
    { starts: '16:30', notifiedAt: Date.parse('2026-12-01T08:00:00Z') },
    '2026-12-01T08:05:00Z',
    false,
  ],
  ['without an exact time, on the day before', { starts: undefined }, '2026-11-30T16:00:00Z', true],
  ['without an exact time, on the day itself', { starts: undefined }, '2026-12-01T07:00:00Z', false],
])('returns whether a reminder is due: %s (intervento.promemoria.1)', (_when, given, now, expected) => {
  expect(needsReminder({ ...agreed, ...given }, Date.parse(now))).toBe(expected);
});

it.each([
  ['2026-12-31T07:00:00Z', ['2026-12-31']],
  ['2026-12-31T16:00:00Z', ['2026-12-31', '2027-01-01']],
  ['2026-12-31T20:00:00Z', []],
  ['2026-12-31T06:59:59Z', []],
])('returns at %s the days %s', (now, days) => {
  expect(reminderDays(Date.parse(now))).toEqual(days);
});
