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

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/** A map, or null. The usual class is {@code HashMap}. */
final class MapCode extends CollectionCode {
    private final ElementCode key;
    private final ElementCode value;
    private final boolean isRemedied;

    /**
     * @param forms a constant of the generated class: the codec as {@link dev.piculet.binary.runtime.DictionarySlot}
     * @param entry the code of keys and of values
     * @param type of the place
     * @param usual what the place usually holds
     */
    MapCode(GeneratedUnit unit, FieldRef forms, CodecCode codec, ElementCode[] entry, ClassDesc type, Usual usual) {
        super(unit, forms, codec, type, usual.isHashMap(), "Entries");
        this.key = entry[0];
        this.value = entry[1];
        this.isRemedied = usual.isRemedied();
    }

    /**
     * What a place usually holds.
     *
     * @param isHashMap whether that is a {@code HashMap}
     * @param isRemedied whether the map stays fast with any keys, so that nothing checks them
     */
    record Usual(boolean isHashMap, boolean isRemedied) {}

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
        return same(call(map, Symbols.GET_CLASS), classConstant(Symbols.HASH_MAP));
    }

    @Override
    Expression usualSize(Local map) {
        return call(map, Symbols.MAP_SIZE);
    }

    @Override
    void writeUsual(EncodeScope scope, Local map, Local count, String name) {
        writeEntries(scope, map, count, name);
    }

    private void writeEntries(EncodeScope scope, Local map, Local count, String name) {
        Local entries =
                scope.declare(name + "Entries", Symbols.ITERATOR, call(call(map, Symbols.ENTRY_SET), Symbols.ITERATE));
        Chunks loop = Chunks.write(scope, count, bits(), /* own= */ true, name);
        Chunks.Chunk chunk = loop.chunk();
        Local entry = scope.declare(name + "Entry", Symbols.ENTRY, cast(Symbols.ENTRY, call(entries, Symbols.NEXT)));
        Local outerSize = scope.size();
        scope.beginMeasure(key.minSize() + value.minSize() + chunk.ownWordSize());
        Writer keyWriter = key.measure(scope, chunk.control(0, key.bits()), call(entry, Symbols.KEY), name + "Key");
        Control ofValue = chunk.control(key.bits(), value.bits());
        Writer valueWriter = value.measure(scope, ofValue, call(entry, Symbols.VALUE), name + "Value");
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
        return Symbols.DICTIONARY_HEADER;
    }

    @Override
    void writeAny(EncodeScope scope, Local object, Local control, Local header) {
        Local map = scope.declare("map", Symbols.MAP, cast(Symbols.MAP, object));
        Local count = FormCode.write(scope, control, header, call(map, Symbols.MAP_SIZE));
        writeEntries(scope, map, count, "map");
    }

    @Override
    Local readUsual(DecodeScope scope, Local count, String name) {
        if (!isRemedied) {
            // The form looks for keys that all meet in one place of the table.
            Local plain = scope.declare(name + "Form", Symbols.INT, constant(0));
            return scope.declare(name + "Map", Symbols.HASH_MAP, cast(Symbols.HASH_MAP, readAny(scope, plain, count)));
        }
        Local entries = scope.declare(
                name + "Entries",
                Symbols.HASH_MAP,
                construct(Symbols.NEW_HASH_MAP, call(Symbols.MAP_CAPACITY, count, scope.remaining())));
        Chunks loop = Chunks.read(scope, count, bits(), /* own= */ true, name);
        Local readKey = readKey(scope, loop, name);
        Local readValue = readValue(scope, loop, name);
        scope.add(discard(call(entries, Symbols.MAP_PUT, readKey, readValue)));
        loop.end();
        scope.failWhen(notEqual(call(entries, Symbols.MAP_SIZE), count));
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
        return call(get(forms), Symbols.DICTIONARY_BUILD, form, keyArray, valueArray);
    }

    private static Local list(DecodeScope scope, String name, Local count) {
        Expression capacity = call(Symbols.CAPACITY, count, scope.remaining());
        return scope.declare(name, Symbols.ARRAY_LIST, construct(Symbols.NEW_ARRAY_LIST, capacity));
    }
}
