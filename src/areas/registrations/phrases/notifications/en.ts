/** The text before the first comma of a message is the headline, so it contains no values. */
export const en = {
  notifications: {
    types: {
      registrationWaiting: 'Registration to approve',
    },
    messages: {
      registrationWaiting: 'New registration by invitation, {{name}} waits for your approval',
    },
  },
};
