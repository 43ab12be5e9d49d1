package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.notSame;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;

import dev.piculet.access.expression.PropertyRead;
import dev.piculet.binary.codec.ObjectLayout;
import dev.piculet.binary.codec.Slot;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** How the objects of one class are written and read in generated code: the twin of an {@link ObjectLayout}. */
final class LayoutCode {
    private final GeneratedUnit unit;
    private final ObjectLayout layout;
    private final ClassDesc type;
    private final boolean inline;
    private final boolean shared;
    private List<SlotCode> codes;
    private MethodRef encodeMethod;
    private MethodRef decodeMethod;

    /**
     * @param inline whether objects are written and read where they stand, without a method of their own
     * @param shared whether the number of an object may stand for it
     */
    LayoutCode(GeneratedUnit unit, ObjectLayout layout, boolean inline, boolean shared) {
        this.unit = unit;
        this.layout = layout;
        this.inline = inline;
        this.shared = shared;
        this.type = unit.members().typeOf(layout.type());
    }

    /** Adds what may lead back to this layout. */
    void link(List<SlotCode> codes) {
        this.codes = codes;
    }

    ObjectLayout layout() {
        return layout;
    }

    ClassDesc type() {
        return type;
    }

    /** Whether objects count as levels of depth. */
    boolean isLevel() {
        return layout.definition().recursive();
    }

    boolean isInline() {
        return inline;
    }

    boolean isShared() {
        return shared;
    }

    int groups() {
        return layout.definition().groups();
    }

    /** Whether the size of every object can be measured before. */
    boolean isExact() {
        if (groups() > 1 || shared || layout.isChain()) {
            return false;
        }
        for (SlotCode code : codes) {
            if (!code.isExact()) {
                return false;
            }
        }
        return true;
    }

    void methods(MethodRef encode, MethodRef decode) {
        this.encodeMethod = encode;
        this.decodeMethod = decode;
    }

    /** Appends the statements that give up on objects of subclasses: what those add would be lost. */
    void checkClass(EncodeScope scope, Local object) {
        Class<?> javaType = layout.type();
        if (!Modifier.isFinal(javaType.getModifiers())) {
            scope.failWhen(notSame(call(object, Symbols.GET_CLASS), classConstant(Symbols.type(javaType))));
        }
    }

    /** Appends the statements that measure an object's only group. */
    SlotCode.Writer measure(EncodeScope scope, Local object) {
        return groups() == 0 ? SlotCode.Writer.NOTHING : measure(scope, object, 0);
    }

    /** Appends the statements that measure and write an object where room is made as needed. */
    void encode(EncodeScope scope, Local object) {
        for (int group = 0; group < groups(); group++) {
            encode(scope, object, group);
        }
    }

    /** Appends the statements that measure and write one group. */
    void encode(EncodeScope scope, Local object, int group) {
        Local outerSize = scope.size();
        scope.beginMeasure(0);
        SlotCode.Writer writer = measure(scope, object, group);
        scope.ensureMeasured();
        writer.write(scope);
        scope.size(outerSize);
    }

    private SlotCode.Writer measure(EncodeScope scope, Local object, int group) {
        int first = group * FieldOrder.GROUP;
        int end = Math.min(codes.size(), first + FieldOrder.GROUP);
        int bits = bits(first, end);
        int wordSize = ControlBits.bytes(bits);
        Local word = null;
        if (wordSize > 0) {
            word = scope.declare("control", Words.type(wordSize), wordSize <= 4 ? constant(0) : constant(0L));
        }
        int minSize = wordSize;
        for (int i = first; i < end; i++) {
            minSize += codes.get(i).minSize();
        }
        scope.measure(constant(minSize));
        List<SlotCode.Writer> writers = new ArrayList<>();
        int shift = 0;
        for (int i = first; i < end; i++) {
            Slot slot = layout.slots()[i];
            Control control = Control.at(shift, slot.codec().controlBits(), word);
            Expression value = PropertyRead.of(slot.property().orElseThrow(), object, unit.members());
            if (layout.isChain() && i == codes.size() - 1) {
                ((ObjectCode) codes.get(i)).measurePresence(scope, control, value, Identifiers.of(slot.name()));
            } else {
                writers.add(codes.get(i).measure(scope, control, value, Identifiers.of(slot.name())));
            }
            shift += slot.codec().controlBits();
        }
        return new GroupWriter(writers, codes.subList(first, first + writers.size()), word, wordSize);
    }

    /**
     * Writes the slots of one group.
     *
     * @param writers one for each slot, of a chain but the last
     * @param codes of the same slots
     * @param word the control word; null if there is none
     */
    private record GroupWriter(List<SlotCode.Writer> writers, List<SlotCode> codes, Local word, int wordSize)
            implements SlotCode.Writer {
        @Override
        public void write(EncodeScope scope) {
            if (wordSize > 0) {
                Words.write(scope, scope.position, word, wordSize);
                scope.advance(wordSize);
            }
            boolean roomUsed = false;
            for (int i = 0; i < writers.size(); i++) {
                boolean makesRoom = codes.get(i).makesRoom();
                if (roomUsed && !makesRoom) {
                    scope.ensureMeasured();
                    roomUsed = false;
                }
                writers.get(i).write(scope);
                roomUsed |= makesRoom;
            }
        }
    }

    private int bits(int first, int end) {
        int bits = 0;
        for (int i = first; i < end; i++) {
            bits += layout.slots()[i].codec().controlBits();
        }
        return bits;
    }

    /** Appends the statements that write an object, or the number that stands for it, where room is made as needed. */
    void write(EncodeScope scope, Local object) {
        if (!shared) {
            writeFields(scope, object);
            return;
        }
        boolean opens = layout.isClosedToItself();
        MethodRef begin = opens ? Symbols.OPEN_SHARED : Symbols.WRITE_SHARED;
        Local end = scope.declare("end", Symbols.INT, call(begin, scope.out, scope.position, object));
        scope.reload();
        scope.beginWhen(greaterOrEqual(end, constant(0)));
        scope.add(set(scope.position, end));
        writeFields(scope, object);
        if (opens) {
            scope.add(call(Symbols.CLOSE_SHARED, scope.out));
        }
        scope.otherwise();
        scope.add(set(scope.position, subtract(constant(-1), end)));
        scope.endWhen();
    }

    private void writeFields(EncodeScope scope, Local object) {
        if (inline) {
            encode(scope, object);
        } else {
            callEncode(scope, object);
        }
    }

    /** Appends the statements that read an object, or find the one that a number stands for. */
    Local read(DecodeScope scope, String name) {
        if (!shared) {
            return readFields(scope, name);
        }
        Local object = scope.declare(name, type, nullOf(type));
        Local number =
                scope.declare(name + "Number", Symbols.INT, call(Symbols.VARINT_READ, scope.bytes, scope.position));
        scope.advance(call(Symbols.VARINT_SIZE, number));
        Expression known = call(
                Symbols.READ_SHARED,
                scope.input(),
                subtract(number, constant(1)),
                classConstant(Symbols.type(layout.type())));
        scope.beginWhen(notEqual(number, constant(0)));
        scope.add(set(object, cast(type, known)));
        scope.otherwise();
        scope.add(set(object, readFields(scope, name)));
        scope.endWhen();
        return object;
    }

    private Local readFields(DecodeScope scope, String name) {
        return inline ? new ObjectReading(this, scope).read() : callDecode(scope, name);
    }

    /** Appends a call of the method that writes an object. */
    private void callEncode(EncodeScope scope, Expression object) {
        scope.add(set(scope.position, call(encodeMethod, scope.out, scope.position, object, scope.depth)));
        scope.reload();
    }

    /** Appends a call of the method that reads an object. */
    private Local callDecode(DecodeScope scope, String name) {
        Local object = scope.declare(
                name, type, call(decodeMethod, scope.input(), scope.bytes, scope.position, scope.limit, scope.depth));
        scope.add(set(scope.position, call(scope.input(), Symbols.INPUT_POSITION)));
        return object;
    }

    /** Reads one group into variables, one for each slot; of a chain, the last is left out. */
    List<Local> readGroup(DecodeScope scope, int group, Control[] chainEnd, ObjectReading reading) {
        int first = group * FieldOrder.GROUP;
        int end = Math.min(codes.size(), first + FieldOrder.GROUP);
        int bits = bits(first, end);
        int wordSize = ControlBits.bytes(bits);
        Local word = null;
        if (wordSize > 0) {
            word = scope.declare("control", Words.type(wordSize), Words.read(scope, wordSize));
            scope.advance(wordSize);
        }
        List<Local> values = new ArrayList<>();
        int shift = 0;
        for (int i = first; i < end; i++) {
            Slot slot = layout.slots()[i];
            Control control = Control.at(shift, slot.codec().controlBits(), word);
            shift += slot.codec().controlBits();
            if (layout.isChain() && i == codes.size() - 1) {
                chainEnd[0] = control;
                break;
            }
            Local value = codes.get(i).read(scope, control, Identifiers.of(slot.name()));
            values.add(value);
            reading.received(slot, value);
        }
        return values;
    }
}
