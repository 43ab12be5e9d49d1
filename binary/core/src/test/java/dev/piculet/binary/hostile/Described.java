package dev.piculet.binary.hostile;

import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.List;

/** Bytes that our serializers never write, with schemas that no class has. */
final class Described {
    private Described() {}

    /** Returns a self-describing value. */
    static byte[] of(WireSchema schema, byte... value) {
        byte[] bytes = schema.toBytes();
        BinaryOutput out = new BinaryOutput();
        out.writeByte(0xB5);
        out.writeInt(schema.fingerprint());
        out.writeVarint(bytes.length);
        out.writeBytes(bytes);
        out.writeBytes(value);
        return out.toByteArray();
    }

    static WireSchema schema(WireType root, Definition... definitions) {
        return new WireSchema(List.of(definitions), root);
    }

    static FieldDefinition field(String name, WireType type) {
        return new FieldDefinition(name, type);
    }

    static ObjectDefinition object(String name, FieldDefinition... fields) {
        return new ObjectDefinition(name, List.of(fields), false);
    }

    static ObjectDefinition recursive(String name, FieldDefinition... fields) {
        return new ObjectDefinition(name, List.of(fields), true);
    }

    static WireType.ObjectReference reference(int index) {
        return new WireType.ObjectReference(index, false, false);
    }

    static WireType.ObjectReference nullable(int index) {
        return new WireType.ObjectReference(index, true, false);
    }

    static WireType.ObjectReference shared(int index) {
        return new WireType.ObjectReference(index, true, true);
    }
}
