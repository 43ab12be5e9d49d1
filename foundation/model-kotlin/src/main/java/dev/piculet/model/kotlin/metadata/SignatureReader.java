package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * Reads which member of the class file a declaration is. Compilers leave out what follows from the names of the types that
 * the source wrote, which is all of it in most cases.
 */
final class SignatureReader {
    private static final int NONE = -1;

    private final NameTable names;

    SignatureReader(NameTable names) {
        this.names = names;
    }

    /**
     * Returns the signature of a function or a constructor; null if it neither is written nor follows.
     *
     * @param message null if nothing is written
     * @param returnType null for {@code void}
     */
    MemberSignature method(
            MessageReader message,
            String name,
            TypeMetadata receiver,
            List<ValueParameterMetadata> parameters,
            TypeMetadata returnType) {
        int[] written = written(message);
        String descriptor = written[1] != NONE ? names.name(written[1]) : descriptor(receiver, parameters, returnType);
        return signature(written[0], name, descriptor);
    }

    /** Returns the signature of a property's field; null if it neither is written nor follows. */
    MemberSignature field(MessageReader message, String name, TypeMetadata type) {
        int[] written = written(message);
        String descriptor = written[1] != NONE ? names.name(written[1]) : descriptor(type);
        return signature(written[0], name, descriptor);
    }

    /** Returns a complete signature. */
    MemberSignature complete(MessageReader message) {
        int[] written = written(message);
        return new MemberSignature(names.name(Math.max(0, written[0])), names.name(Math.max(0, written[1])));
    }

    private MemberSignature signature(int writtenName, String name, String descriptor) {
        if (descriptor == null) {
            return null;
        }
        return new MemberSignature(writtenName == NONE ? name : names.name(writtenName), descriptor);
    }

    /** Returns the indexes of the name and the descriptor. */
    private static int[] written(MessageReader message) {
        int[] written = {NONE, NONE};
        if (message == null) {
            return written;
        }
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> written[0] = message.integer();
                case 2 -> written[1] = message.integer();
                default -> message.skip();
            }
        }
        return written;
    }

    private static String descriptor(
            TypeMetadata receiver, List<ValueParameterMetadata> parameters, TypeMetadata returnType) {
        StringBuilder descriptor = new StringBuilder("(");
        if (receiver != null && !append(receiver, descriptor)) {
            return null;
        }
        for (ValueParameterMetadata parameter : parameters) {
            if (!append(parameter.type(), descriptor)) {
                return null;
            }
        }
        descriptor.append(')');
        if (returnType == null) {
            return descriptor.append('V').toString();
        }
        return append(returnType, descriptor) ? descriptor.toString() : null;
    }

    private static boolean append(TypeMetadata type, StringBuilder descriptor) {
        String part = descriptor(type);
        descriptor.append(part);
        return part != null;
    }

    private static String descriptor(TypeMetadata type) {
        return type.className() == null ? null : JvmNames.descriptor(type.className());
    }
}
