package dev.piculet.binary.generator;

import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.WireType;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** The elements of a list, or the keys or values of a map. */
final class ElementCode {
    private final SlotCode code;
    private final WireType wireType;
    private final ClassDesc type;

    /** @param type of the elements, which the collection does not know */
    ElementCode(SlotCode code, WireType wireType, ClassDesc type) {
        this.code = code;
        this.wireType = wireType;
        this.type = type;
    }

    /** Bits of the control of each. */
    int bits() {
        return wireType.controlBits();
    }

    /** Whether each has a control word of its own, if it is not half of an entry. */
    boolean hasOwnWord() {
        return ControlBits.hasOwnWord(wireType);
    }

    /** The fewest bits that each takes, control and body. */
    int minBits() {
        return bits() + 8 * wireType.minSize();
    }

    /** Appends the statements that write one. */
    void encode(EncodeScope scope, Chunks.Chunk chunk, Expression element, String name) {
        Local outerSize = scope.size();
        scope.beginMeasure(minSize() + chunk.ownWordSize());
        SlotCode.Writer writer = measure(scope, chunk.control(0, bits()), element, name);
        scope.ensureMeasured();
        chunk.writeOwnWord(scope);
        writer.write(scope);
        scope.size(outerSize);
    }

    /** Whether writing one makes room for it. */
    boolean makesRoom() {
        return code.makesRoom();
    }

    /** Whether null is none of what each may be. */
    boolean refusesNull() {
        return !wireType.holdsNull();
    }

    /** The fewest bytes of each. */
    int minSize() {
        return code.minSize();
    }

    /** Appends the statements that measure one. */
    SlotCode.Writer measure(EncodeScope scope, Control control, Expression element, String name) {
        return code.measure(scope, control, SlotCode.asType(type, element), name);
    }

    /** Appends the statements that read one. */
    Local decode(DecodeScope scope, Chunks.Chunk chunk, String name) {
        return code.read(scope, chunk.control(0, bits()), name);
    }

    /** Appends the statements that read one. */
    Local decode(DecodeScope scope, Control control, String name) {
        return code.read(scope, control, name);
    }
}
