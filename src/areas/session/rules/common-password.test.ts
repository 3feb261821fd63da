import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { COMMON_WORDS } from './common-words.ts';

it.each([
  ...['Password1', 'Password123', 'password123!', 'P@ssw0rd', 'P@ssw0rd1', 'Passw0rd!', 'Pa$$w0rd1', 'Pass@123'],
  ...['Senha123', 'Senha@123', 'Minhasenha1', 'Contraseña1', 'Contrasena2024', 'Clave1234', 'Admin123', 'Admin@2024'],
  ...['Qwerty123', 'Qwerty12', 'Asdf1234', '1q2w3e4R', 'Q1w2e3r4', '1qaz2wsX', 'Zaq12wsx', 'Qwe12345', 'A1b2c3d4'],
  ...['Abc12345', 'Aa123456', 'Aa12345678', 'Abcd1234', 'Hola1234', 'Test1234', '12345678Aa', '1234567Aa', 'A0000000'],
  ...['Brasil2024', 'Bolivia1', 'Flamengo1981', 'Iloveyou1', 'Welcome1', 'Welcome@123', 'Bienvenido1', 'Teamo123'],
  ...[
    'Monkey123',
    'Dragon123',
    'Football1',
    'Princess1',
    'Sunshine1',
    'Letmein1',
    'Charlie1',
    'Michael1',
    'Gabriel123',
  ],
  ...['Transporte1', 'Camion2025', 'Janeiro2026', 'Diciembre2025', 'BrasilBrasil1', 'Fr1ends1', 'M0nkey123'],
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ...['Caminho-1234', 'Estrada-Nova-77', 'Primeira-1234', 'Tropeiro-2026', 'Minha-senha-1', 'Cinco-Bueyes-9'],
  ...['kT9mQ2xWp4Zr', 'Lapacho amarillo 7', 'Next-password-2', 'Ruedas3Verdes', 'Zamba8del9Carnaval'],
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('knows more than a thousand words, all in small letters without accents', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(1000);
  expect([...COMMON_WORDS].filter((word) => !/^[a-z]+\d{0,3}$/.test(word))).toEqual([]);
});
