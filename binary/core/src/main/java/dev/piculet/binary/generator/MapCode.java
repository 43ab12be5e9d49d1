package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.same;

import dev.piculet.binary.codec.DictionaryCodec;
import dev.piculet.binary.form.Collisions;
import dev.piculet.binary.runtime.DictionarySlot;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A map, or null. The usual class is {@code HashMap}. */
final class MapCode extends CollectionCode {
    private static final ClassDesc SLOT = Symbols.type(DictionarySlot.class);
    private static final ClassDesc MAP = Symbols.type(Map.class);
    private static final ClassDesc HASH_MAP = Symbols.type(HashMap.class);
    private static final ClassDesc SET = Symbols.type(Set.class);
    private static final ClassDesc ENTRY = Symbols.type(Map.Entry.class);
    private static final MethodRef HEADER = MethodRef.ofInterface(SLOT, "header", Symbols.INT, Symbols.OBJECT);
    private static final MethodRef BUILD =
            MethodRef.ofInterface(SLOT, "build", Symbols.OBJECT, Symbols.INT, Symbols.OBJECTS, Symbols.OBJECTS);
    private static final MethodRef CAPACITY =
            MethodRef.ofStatic(Symbols.RUNTIME, "mapCapacity", Symbols.INT, Symbols.INT, Symbols.INT);
    private static final MethodRef SIZE = MethodRef.ofInterface(MAP, "size", Symbols.INT);
    private static final MethodRef PUT =
            MethodRef.ofVirtual(HASH_MAP, "put", Symbols.OBJECT, Symbols.OBJECT, Symbols.OBJECT);
    private static final MethodRef NEW_HASH_MAP = MethodRef.ofConstructor(HASH_MAP, Symbols.INT);
    private static final MethodRef ENTRY_SET = MethodRef.ofInterface(MAP, "entrySet", SET);
    private static final MethodRef ITERATE = MethodRef.ofInterface(SET, "iterator", Symbols.ITERATOR);
    private static final MethodRef KEY = MethodRef.ofInterface(ENTRY, "getKey", Symbols.OBJECT);
    private static final MethodRef VALUE = MethodRef.ofInterface(ENTRY, "getValue", Symbols.OBJECT);

    private final ElementCode key;
    private final ElementCode value;
    private final boolean isRemedied;

    private MapCode(
            GeneratedUnit unit, FieldRef forms, CodecCode codec, ElementCode[] entry, ClassDesc type, Usual usual) {
        super(unit, forms, codec, type, usual.isHashMap(), "Entries");
        this.key = entry[0];
        this.value = entry[1];
        this.isRemedied = usual.isRemedied();
    }

    /** Returns the code of a map; null if the codec has to do more than generated code does. */
    static SlotCode of(DictionaryCodec codec, Class<?> place, SlotCodes codes, GeneratedUnit unit) {
        if (codec.countsMaps() || codec.checksKeysLate()) {
            return null;
        }
        boolean isHashMap =
                codec.forms().plain().code() == DictionaryCodes.HASH_MAP && place.isAssignableFrom(HashMap.class);
        ElementCode[] entry = {
            codes.element(codec.key(), codec.keyClass()), codes.element(codec.value(), codec.valueClass())
        };
        return new MapCode(
                unit,
                unit.constant("forms", SLOT, codec),
                codes.fallback(codec, place),
                entry,
                unit.members().typeOf(place),
                new Usual(isHashMap, Collisions.isRemedied(codec.keyClass())));
    }

    /**
     * What a place usually holds.
     *
     * @param isHashMap whether that is a {@code HashMap}
     * @param isRemedied whether the map stays fast with any keys, so that nothing checks them
     */
    private record Usual(boolean isHashMap, boolean isRemedied) {}

    private int bits() {
        return key.bits() + value.bits();
    }

    @Override
    int minBits() {
        return key.minBits() + value.minBits();
    }

    @Override
    String noun() {
        return "map";
    }

    @Override
    Condition isUsual(Local map) {
        return same(call(map, Symbols.GET_CLASS), classConstant(HASH_MAP));
    }

    @Override
    Expression usualSize(Local map) {
        return call(map, SIZE);
    }

    @Override
    void writeUsual(EncodeScope scope, Local map, Local count) {
        writeEntries(scope, map, count);
    }

    private void writeEntries(EncodeScope scope, Local map, Local count) {
        Local entries = scope.declare(noun() + "Entries", Symbols.ITERATOR, call(call(map, ENTRY_SET), ITERATE));
        Chunks loop = Chunks.write(scope, count, bits(), /* own= */ true, noun());
        Chunks.Chunk chunk = loop.chunk();
        Local entry = scope.declare(noun() + "Entry", ENTRY, cast(ENTRY, call(entries, Symbols.NEXT)));
        Local outerSize = scope.size();
        scope.beginMeasure(key.minSize() + value.minSize() + chunk.ownWordSize());
        Writer keyWriter = key.measure(scope, chunk.control(0, key.bits()), call(entry, KEY), noun() + "Key");
        Control ofValue = chunk.control(key.bits(), value.bits());
        Writer valueWriter = value.measure(scope, ofValue, call(entry, VALUE), noun() + "Value");
        scope.ensureMeasured();
        chunk.writeOwnWord(scope);
        keyWriter.write(scope);
        if (key.makesRoom() && !value.makesRoom()) {
            scope.ensureMeasured();
        }
        valueWriter.write(scope);
        scope.size(outerSize);
        loop.end();
        scope.failWhen(isTrue(call(entries, Symbols.HAS_NEXT)));
    }

    @Override
    MethodRef headerMethod() {
        return HEADER;
    }

    @Override
    void writeAny(EncodeScope scope, Local object, Local control, Local header) {
        Local map = scope.declare("map", MAP, cast(MAP, object));
        Local count = FormCode.write(scope, control, header, call(map, SIZE));
        writeEntries(scope, map, count);
    }

    @Override
    Local readUsual(DecodeScope scope, Local count, String name) {
        if (!isRemedied) {
            // The form looks for keys that all meet in one place of the table.
            Local plain = scope.declare(name + "Form", Symbols.INT, constant(0));
            return scope.declare(name + "Map", HASH_MAP, cast(HASH_MAP, readAny(scope, plain, count)));
        }
        Local entries = scope.declare(
                name + "Entries", HASH_MAP, construct(NEW_HASH_MAP, call(CAPACITY, count, scope.remaining())));
        Chunks loop = Chunks.read(scope, count, bits(), /* own= */ true, name);
        Local readKey = readKey(scope, loop, name);
        Local readValue = readValue(scope, loop, name);
        scope.add(discard(call(entries, PUT, readKey, readValue)));
        loop.end();
        scope.failWhen(notEqual(call(entries, SIZE), count));
        return entries;
    }

    private Local readKey(DecodeScope scope, Chunks loop, String name) {
        return key.decode(scope, loop.chunk().control(0, key.bits()), name + "Key");
    }

    private Local readValue(DecodeScope scope, Chunks loop, String name) {
        return value.decode(scope, loop.chunk().control(key.bits(), value.bits()), name + "Value");
    }

    @Override
    Expression readAny(DecodeScope scope, Local form, Local count) {
        Local keys = list(scope, "keys", count);
        Local values = list(scope, "values", count);
        Chunks loop = Chunks.read(scope, count, bits(), /* own= */ true, "map");
        Local readKey = readKey(scope, loop, "map");
        Local readValue = readValue(scope, loop, "map");
        scope.add(discard(call(keys, Symbols.LIST_ADD, readKey)));
        scope.add(discard(call(values, Symbols.LIST_ADD, readValue)));
        loop.end();
        Expression keyArray = call(keys, Symbols.LIST_TO_ARRAY);
        Expression valueArray = call(values, Symbols.LIST_TO_ARRAY);
        return call(get(forms), BUILD, form, keyArray, valueArray);
    }

    private static Local list(DecodeScope scope, String name, Local count) {
        Expression capacity = call(Symbols.CAPACITY, count, scope.remaining());
        return scope.declare(name, Symbols.ARRAY_LIST, construct(Symbols.NEW_ARRAY_LIST, capacity));
    }
}
