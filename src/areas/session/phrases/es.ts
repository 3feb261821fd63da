import type { Translation } from '#kernel/phrases.ts';
import { profileEs } from './profile/es.ts';
import type { ptBR } from './pt-BR.ts';
import { startEs } from './start/es.ts';

export const es: Translation<typeof ptBR> = {
  errors: startEs.errors,
  validation: {
    passwordShort: 'Mínimo 8 caracteres',
    passwordLong: 'Máximo 128 caracteres',
    passwordUpper: 'Incluya una letra mayúscula',
    passwordLower: 'Incluya una letra minúscula',
    passwordDigit: 'Incluya un número',
    passwordIsEmail: 'La contraseña no puede ser su correo',
    passwordCommon: 'Esta contraseña es muy común; elija otra',
    passwordSame: 'Elija una contraseña distinta de la actual',
    passwordRepeat: 'Las contraseñas no son iguales',
    emailSame: 'Este ya es su correo electrónico',
    emailRepeat: 'Los correos no son iguales',
    recoveryCode: 'Código incorrecto o vencido',
  },
  session: {
    ...startEs.session,
    claim: 'La carga justa, en el camión justo, por la ruta justa.',
    fields: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      showPassword: 'Mostrar la contraseña',
      newPassword: 'Nueva contraseña',
      repeatPassword: 'Repita la nueva contraseña',
      code: 'Código',
    },
    signIn: {
      title: 'Iniciar sesión',
      text: 'Use el correo de su empresa.',
      submit: 'Ingresar',
      forgotten: 'Olvidé mi contraseña',
      withProvider: 'Ingresar con {{provider}}',
    },
    demo: { title: 'Cuentas de demostración' },
    newPassword: {
      title: 'Defina una nueva contraseña',
      text: 'Su contraseña es temporal. Elija una nueva para continuar.',
      submit: 'Guardar contraseña',
      cancel: 'Salir',
    },
    recovery: {
      title: 'Recuperar la contraseña',
      text: 'Le enviaremos un código a su correo.',
      codeText: 'Ingrese el código que llegó a su correo y elija una nueva contraseña.',
      send: 'Enviar código',
      submit: 'Guardar nueva contraseña',
      again: 'Enviar otro código',
      back: 'Volver al ingreso',
    },
    success: {
      codeSent: 'Código enviado, consulta tu correo',
      passwordSaved: 'Nueva contraseña guardada correctamente',
      emailSaved: 'Correo electrónico cambiado correctamente',
      profileSaved: 'Datos de perfil guardados correctamente',
      settingsSaved: 'Configuraciones guardadas con éxito',
      photoUploaded: 'Foto subida correctamente',
    },
    comingSoon: {
      title: 'Muy pronto por aquí',
      text: 'Todavía estamos construyendo esta página. Mientras tanto, el resto del camino ya está abierto.',
      home: 'Ir al inicio',
    },
    support: '¿Necesita ayuda? Escriba a {{support}}',
    profile: profileEs,
    reminders: {
      password: 'Su contraseña temporal termina el {{at}}. Elija antes una contraseña propia.',
    },
    mails: {
      recovery: {
        subject: 'Código para recuperar su contraseña',
        text: 'Su código es {{code}}. Vale por {{minutes}} minutos.',
        hint: 'Si no pidió este código, ignore este mensaje: su contraseña sigue siendo la misma.',
      },
      recoveryNotPossible: {
        subject: 'Recuperación de contraseña',
        text: 'Su cuenta todavía espera el primer ingreso con la contraseña temporal, por eso no hay contraseña que recuperar.',
        hint: 'Pida al administrador de su empresa una nueva contraseña temporal.',
      },
      emailChanged: {
        subject: 'El correo electrónico de su cuenta fue cambiado',
        text: 'El correo electrónico de su cuenta en Tropeiro cambió de {{before}} a {{after}}. Desde ahora ingresa con el nuevo.',
        hint: 'Si no fue usted, escriba ahora a {{support}}.',
      },
      passwordChanged: {
        subject: 'Su contraseña fue cambiada',
        text: 'La contraseña de su cuenta acaba de ser cambiada y las otras sesiones fueron cerradas.',
        hint: 'Si no fue usted, escriba ahora a {{support}}.',
      },
    },
  },
};
