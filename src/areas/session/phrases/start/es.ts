import type { Translation } from '#kernel/phrases.ts';
import type { startPtBR } from './pt-BR.ts';

export const startEs: Translation<typeof startPtBR> = {
  errors: {
    session: {
      wrongCredentials: 'Correo o contraseña incorrecta.',
      unknownUser: 'El usuario no existe.',
      refreshRefused: 'Su sesión terminó. Inicie sesión de nuevo.',
      accessDenied: 'Acceso denegado: No tienes autorización...',
      disabled: 'Usuario inhabilitado, comunicarse con el administrador.',
      temporaryPasswordExpired: 'La contraseña temporal ha caducado, comuniquese con el administrador',
      usesIdentityProvider: 'Las cuentas de esta instalación son de un proveedor de identidad. Ingrese a través de él.',
      companyNotAllowed: 'Usted no trabaja en esta empresa.',
      noVerifiedContact: 'Su cuenta no tiene correo ni teléfono verificado, comuníquese con el administrador.',
      identityProviderMissing: 'No hay un proveedor de identidad configurado.',
      userExists: 'Ya existe una cuenta con el correo electrónico ó número de teléfono especificado.',
      alreadyMember: 'Usted ya trabaja en esta empresa: cambie a ella en el menú del perfil.',
      newPasswordNotDue: 'Su contraseña ya fue definida.',
      wrongPassword: 'Contraseña incorrecta',
      passwordNotChanged: 'No se pudo cambiar la contraseña',
      limitExceeded: 'Se excedió el límite de intentos, intente después de un tiempo.',
      internal: 'El servicio de identidad no está disponible, intente de nuevo más tarde.',
      verificationTimeout: 'Tenemos un problema al verificar su usuario, intente más tarde.',
      network: 'Error de red, no se puede comunicar con el servidor',
    },
  },
  session: {
    product: 'Tropeiro',
  },
};
