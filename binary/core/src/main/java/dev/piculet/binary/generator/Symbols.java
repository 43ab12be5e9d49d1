package dev.piculet.binary.generator;

import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.runtime.GeneratedCodeRuntime;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.binary.runtime.SequenceSlot;
import dev.piculet.binary.runtime.SlotCodec;
import dev.piculet.binary.state.ReadState;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.WriteState;
import dev.piculet.binary.state.Writing;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What most generated code names, beside the user's classes. What one kind of slot alone names stands with that. */
final class Symbols {
    static final ClassDesc INT = ConstantDescs.CD_int;
    static final ClassDesc LONG = ConstantDescs.CD_long;
    static final ClassDesc VOID = ConstantDescs.CD_void;
    static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
    static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    static final ClassDesc STRING = ConstantDescs.CD_String;
    static final ClassDesc BYTES = type(byte[].class);
    static final ClassDesc OUTPUT = type(BinaryOutput.class);
    static final ClassDesc INPUT = type(BinaryInput.class);
    static final ClassDesc CODEC = type(SlotCodec.class);
    static final ClassDesc ROOT_CODEC = type(RootCodec.class);
    static final ClassDesc GENERATED_ROOT = type(GeneratedRoot.class);
    static final ClassDesc SEQUENCE_SLOT = type(SequenceSlot.class);
    static final ClassDesc OBJECTS = type(Object[].class);
    static final ClassDesc LIST = type(List.class);
    static final ClassDesc ARRAY_LIST = type(ArrayList.class);
    static final ClassDesc ITERATOR = type(Iterator.class);
    static final ClassDesc ENUM = type(Enum.class);

    static final ClassDesc RUNTIME = type(GeneratedCodeRuntime.class);
    private static final ClassDesc READING = type(Reading.class);
    private static final ClassDesc WRITING = type(Writing.class);
    private static final ClassDesc WRITE_STATE = type(WriteState.class);
    private static final ClassDesc STRINGS = type(Strings.class);
    private static final ClassDesc VARINT = type(Varint.class);
    private static final ClassDesc LITTLE_ENDIAN = type(LittleEndian.class);
    private static final ClassDesc VAR_HANDLE = ConstantDescs.CD_VarHandle;

    static final MethodRef ENSURE = MethodRef.ofVirtual(OUTPUT, "ensure", BYTES, INT, LONG);
    static final MethodRef OUTPUT_ARRAY = MethodRef.ofVirtual(OUTPUT, "array", BYTES);
    static final MethodRef OUTPUT_POSITION = MethodRef.ofVirtual(OUTPUT, "position", INT);
    static final MethodRef SET_OUTPUT_POSITION = MethodRef.ofVirtual(OUTPUT, "position", VOID, INT);
    static final MethodRef SET_OUTPUT_DEPTH = MethodRef.ofStatic(WRITING, "depth", VOID, WRITE_STATE, INT);
    static final MethodRef NEW_INPUT = MethodRef.ofConstructor(INPUT, BYTES, INT, INT);
    static final MethodRef INPUT_POSITION = MethodRef.ofVirtual(INPUT, "position", INT);
    static final MethodRef SET_INPUT_POSITION = MethodRef.ofVirtual(INPUT, "position", VOID, INT);
    static final MethodRef SET_INPUT_DEPTH = MethodRef.ofStatic(READING, "depth", VOID, type(ReadState.class), INT);
    static final MethodRef CODEC_CONTROL = MethodRef.ofVirtual(CODEC, "control", INT, OBJECT);
    static final MethodRef CODEC_ENCODE = MethodRef.ofVirtual(CODEC, "encodeBody", VOID, OUTPUT, OBJECT, INT);
    static final MethodRef CODEC_DECODE = MethodRef.ofVirtual(CODEC, "decodeBody", OBJECT, INPUT, INT);
    static final MethodRef SEQUENCE_HEADER = MethodRef.ofInterface(SEQUENCE_SLOT, "header", INT, OBJECT);
    static final MethodRef SEQUENCE_SIZE = MethodRef.ofInterface(SEQUENCE_SLOT, "size", INT, OBJECT);
    static final MethodRef SEQUENCE_ITERATOR =
            MethodRef.ofInterface(SEQUENCE_SLOT, "iterator", type(Iterator.class), OBJECT);
    static final MethodRef SEQUENCE_BUILD = MethodRef.ofInterface(SEQUENCE_SLOT, "build", OBJECT, INT, OBJECTS);
    static final MethodRef SIGNAL = MethodRef.ofStatic(RUNTIME, "signal", type(RuntimeException.class));
    static final MethodRef HAS_NULL = MethodRef.ofStatic(RUNTIME, "hasNull", BOOLEAN, OBJECT);
    static final MethodRef CHECK_COUNT = MethodRef.ofStatic(RUNTIME, "checkCount", INT, INT, INT, INT);
    static final MethodRef CAPACITY = MethodRef.ofStatic(RUNTIME, "capacity", INT, INT, INT);
    static final MethodRef IS_WIDE_INT = MethodRef.ofStatic(RUNTIME, "isWide", INT, INT);
    static final MethodRef IS_WIDE_LONG = MethodRef.ofStatic(RUNTIME, "isWide", INT, LONG);
    static final MethodRef TEXT_BOUND = MethodRef.ofStatic(RUNTIME, "textBound", INT, STRING);
    static final MethodRef TEXT_HEADER = MethodRef.ofStatic(RUNTIME, "textHeader", INT, STRING);
    static final MethodRef TEXT_SIZE = MethodRef.ofStatic(RUNTIME, "textSize", INT, INT);
    static final MethodRef WRITE_SHORT_TEXT =
            MethodRef.ofStatic(RUNTIME, "writeShortText", INT, BYTES, INT, STRING, INT);
    static final MethodRef WRITE_TEXT = MethodRef.ofStatic(RUNTIME, "writeText", INT, BYTES, INT, STRING, INT);
    static final MethodRef WRITE_OTHER_TEXT =
            MethodRef.ofStatic(RUNTIME, "writeOtherText", INT, WRITE_STATE, BYTES, INT, STRING, INT);
    static final MethodRef TEXT_CHARS = MethodRef.ofStatic(STRINGS, "size", INT, INT);
    static final MethodRef READ_TEXT = MethodRef.ofStatic(RUNTIME, "readText", STRING, BYTES, INT, INT, INT);
    static final MethodRef WRITE_SHARED = MethodRef.ofStatic(RUNTIME, "writeShared", INT, OUTPUT, INT, OBJECT);
    static final MethodRef OPEN_SHARED = MethodRef.ofStatic(RUNTIME, "openShared", INT, OUTPUT, INT, OBJECT);
    static final MethodRef CLOSE_SHARED = MethodRef.ofStatic(RUNTIME, "closeShared", VOID, OUTPUT);
    static final MethodRef READ_SHARED =
            MethodRef.ofStatic(RUNTIME, "readShared", OBJECT, INPUT, INT, ConstantDescs.CD_Class);
    static final MethodRef BEGIN_SHARED = MethodRef.ofStatic(RUNTIME, "beginShared", INT, INPUT);
    static final MethodRef NOTE_SHARED = MethodRef.ofStatic(RUNTIME, "noteShared", VOID, INPUT, INT, OBJECT);
    static final MethodRef COMPLETE_SHARED = MethodRef.ofStatic(RUNTIME, "completeShared", VOID, INPUT);
    static final MethodRef WRITE_WORD = MethodRef.ofStatic(RUNTIME, "writeWord", VOID, BYTES, INT, LONG, INT);
    static final MethodRef READ_WORD = MethodRef.ofStatic(RUNTIME, "readWord", LONG, BYTES, INT, INT);
    static final MethodRef VARINT_SIZE = MethodRef.ofStatic(VARINT, "size", INT, INT);
    static final MethodRef VARINT_WRITE = MethodRef.ofStatic(VARINT, "write", INT, BYTES, INT, INT);
    static final MethodRef VARINT_READ = MethodRef.ofStatic(VARINT, "read", INT, BYTES, INT);
    static final MethodRef READ_LATIN = MethodRef.ofStatic(STRINGS, "readLatin", STRING, BYTES, INT, INT);
    static final MethodRef GET_CLASS = MethodRef.ofVirtual(OBJECT, "getClass", ConstantDescs.CD_Class);
    static final MethodRef ORDINAL = MethodRef.ofVirtual(ENUM, "ordinal", INT);
    static final MethodRef LIST_SIZE = MethodRef.ofInterface(LIST, "size", INT);
    static final MethodRef LIST_GET = MethodRef.ofVirtual(ARRAY_LIST, "get", OBJECT, INT);
    static final MethodRef LIST_ADD = MethodRef.ofVirtual(ARRAY_LIST, "add", BOOLEAN, OBJECT);
    static final MethodRef LIST_TO_ARRAY = MethodRef.ofVirtual(ARRAY_LIST, "toArray", OBJECTS);
    static final MethodRef NEW_ARRAY_LIST = MethodRef.ofConstructor(ARRAY_LIST, INT);
    static final MethodRef HAS_NEXT = MethodRef.ofInterface(ITERATOR, "hasNext", BOOLEAN);
    static final MethodRef NEXT = MethodRef.ofInterface(ITERATOR, "next", OBJECT);

    private Symbols() {}

    /** Returns the name of a class. */
    static ClassDesc type(Class<?> type) {
        return Types.of(type);
    }

    /** Returns a statement that writes a number of a primitive type into bytes. */
    static Expression write(Class<?> type, Expression bytes, Expression position, Expression value) {
        if (type == byte.class) {
            return Expressions.setElement(bytes, position, value);
        }
        ClassDesc desc = type(type);
        return Expressions.polymorphic(
                view(type), "set", MethodTypeDesc.of(VOID, BYTES, INT, desc), bytes, position, value);
    }

    /** Returns a number of a primitive type in bytes. */
    static Expression read(Class<?> type, Expression bytes, Expression position) {
        if (type == byte.class) {
            return Expressions.element(bytes, position);
        }
        return Expressions.polymorphic(view(type), "get", MethodTypeDesc.of(type(type), BYTES, INT), bytes, position);
    }

    private static Expression view(Class<?> type) {
        String name = type.getName().toUpperCase(java.util.Locale.ROOT);
        return Expressions.get(new FieldRef(LITTLE_ENDIAN, name, VAR_HANDLE, /* isStatic= */ true));
    }
}
