import { expect, it } from 'vitest';
import { errorCatalogue } from '#kernel/errors.ts';
import { en as kernelEn } from '#kernel/phrases/en.ts';
import { es as kernelEs } from '#kernel/phrases/es.ts';
import { ptBR as kernelPtBR } from '#kernel/phrases/pt-BR.ts';
import { flatten } from '#kernel/phrases.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

const spanish = new Map([...flatten(kernelEs), ...flatten(es)]);

/** Texts quoted literally from the specification. */
const QUOTED: Readonly<Record<string, string>> = {
  'errors.transport.network': 'Tenemos problemas de conexión con el servidor, por favor intente nuevamente',
  'errors.transport.timeout': 'Tenemos problemas con la solicitud al servidor, por favor intente nuevamente',
  'errors.transport.general': 'Error de comunicación con los servidores, revise sus datos e intente de nuevo.',
  'errors.token.expired': 'Token Expirado.',
  'errors.session.wrongCredentials': 'Correo o contraseña incorrecta.',
  'errors.session.wrongPassword': 'Contraseña incorrecta',
  'errors.session.unknownUser': 'El usuario no existe.',
  'errors.session.accessDenied': 'Acceso denegado: No tienes autorización...',
  'errors.session.network': 'Error de red, no se puede comunicar con el servidor',
  'errors.session.disabled': 'Usuario inhabilitado, comunicarse con el administrador.',
  'errors.session.temporaryPasswordExpired': 'La contraseña temporal ha caducado, comuniquese con el administrador',
  'errors.session.userExists': 'Ya existe una cuenta con el correo electrónico ó número de teléfono especificado.',
  'errors.session.limitExceeded': 'Se excedió el límite de intentos, intente después de un tiempo.',
  'errors.session.verificationTimeout': 'Tenemos un problema al verificar su usuario, intente más tarde.',
  'errors.session.passwordNotChanged': 'No se pudo cambiar la contraseña',
  'validation.email': 'Correo inválido',
  'session.success.codeSent': 'Código enviado, consulta tu correo',
  'session.success.passwordSaved': 'Nueva contraseña guardada correctamente',
  'session.success.profileSaved': 'Datos de perfil guardados correctamente',
  'session.success.settingsSaved': 'Configuraciones guardadas con éxito',
  'session.success.photoUploaded': 'Foto subida correctamente',
};

it.each(Object.entries(QUOTED))('uses %s exactly as quoted', (key, text) => {
  expect(spanish.get(key)).toBe(text);
});

it('has a text in every language for every error it may reply with', () => {
  const codes = Object.keys(sessionErrors).map((name) => `session.${name}`);
  expect(codes.every((code) => errorCatalogue.has(code))).toBe(true);
  for (const trees of [
    [kernelPtBR, ptBR],
    [kernelEs, es],
    [kernelEn, en],
  ]) {
    const texts = new Set(trees.flatMap((tree) => [...flatten(tree).keys()]));
    expect(codes.filter((code) => !texts.has(`errors.${code}`))).toEqual([]);
  }
});
