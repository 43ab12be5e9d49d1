package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.same;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassSpecTest {
    private static final ClassDesc OPERATOR = ClassDesc.ofDescriptor(Operator.class.descriptorString());
    private static final ClassDesc SOURCE = ClassDesc.ofDescriptor(Source.class.descriptorString());
    private static final MethodTypeDesc INT_TO_INT = MethodTypeDesc.of(CD_int, CD_int);

    /** The interface for calling generated code. */
    public abstract static class Operator {
        protected abstract int applyAsInt(int operand);
    }

    /** The interface for getting an object from generated code. */
    public abstract static class Source {
        protected abstract Object get();
    }

    /** A superclass whose protected members generated code uses as a subclass. */
    public abstract static class Counter extends Operator {
        protected final String name;
        protected int count;

        protected Counter(String name, long start) {
            this.name = name;
            this.count = (int) start;
        }

        protected int step(int by) {
            count += by;
            return count;
        }
    }

    static Object instance(Class<?> type, Object... arguments) {
        try {
            return type.getDeclaredConstructors()[0].newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Class<?> define(ClassSpec spec) {
        return HiddenClassDefiner.defineLookup(MethodHandles.lookup(), spec).lookupClass();
    }

    @Test
    void generatedClassIsAHiddenNestmateInItsHostsPackage() {
        Class<?> type = define(ClassSpec.of(Generated.PACKAGE, "Nothing"));
        assertTrue(type.isHidden());
        assertSame(ClassSpecTest.class, type.getNestHost());
        assertTrue(type.getName().startsWith("dev.piculet.codegen.Nothing/"));
        assertSame(ClassSpecTest.class.getClassLoader(), type.getClassLoader());
    }

    @Test
    void ownFieldsMethodsAndConstructorAreReached() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Own").superclass(OPERATOR);
        FieldRef total = spec.field(Modifier.PRIVATE, "total", CD_long);
        FieldRef made = spec.field(Modifier.PRIVATE | Modifier.STATIC, "made", CD_int);
        MethodSpec constructor = spec.constructor(MethodTypeDesc.of(CD_void, CD_long));
        constructor.body(
                put(constructor.self(), total, constructor.parameter(0, "start")),
                put(made, add(get(made), constant(1))));
        MethodSpec twice = spec.method(Modifier.PRIVATE | Modifier.STATIC, "twice", INT_TO_INT);
        twice.body(returns(add(twice.parameter(0, "n"), twice.parameter(0, "n"))));
        MethodSpec bump = spec.method(Modifier.PRIVATE, "bump", MethodTypeDesc.of(CD_long, CD_Object));
        Local other = local("other", spec.type());
        bump.body(
                let(other, cast(spec.type(), bump.parameter(0, "other"))),
                when(same(other, bump.self()), returns(constant(-1L))),
                put(other, total, add(get(other, total), constant(1L))),
                returns(get(other, total)));
        MethodSpec apply = spec.method(Modifier.PUBLIC, "applyAsInt", INT_TO_INT);
        Local fresh = local("fresh", spec.type());
        apply.body(
                let(fresh, construct(constructor.ref(), constant(100L))),
                returns(add(
                        cast(CD_int, call(apply.self(), bump.ref(), fresh)),
                        add(call(twice.ref(), apply.parameter(0, "n")), get(made)))));
        Operator operator = (Operator) instance(define(spec), 5L);
        assertEquals(101 + 2 * 7 + 2, operator.applyAsInt(7));
    }

    @Test
    void superclassIsConstructedWithArgumentsAndItsProtectedMembersAreReached() throws Exception {
        ClassDesc counter = ClassDesc.ofDescriptor(Counter.class.descriptorString());
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Steps").superclass(counter);
        MethodSpec constructor = spec.constructor(MethodTypeDesc.of(CD_void, CD_String, CD_int));
        Local name = constructor.parameter(0, "name");
        Local start = constructor.parameter(1, "start");
        // The receiver is not initialized while the choices jump.
        constructor
                .callSuper(
                        MethodRef.ofConstructor(counter, CD_String, CD_long),
                        choose(isNull(name), constant("nobody"), name),
                        choose(greater(start, constant(10)), constant(10L), cast(CD_long, start)))
                .body(when(
                        isNull(name),
                        put(constructor.self(), new FieldRef(counter, "count", CD_int, false), constant(-1))));
        MethodSpec apply = spec.method(Modifier.PUBLIC, "applyAsInt", INT_TO_INT);
        MethodRef step = MethodRef.of(Counter.class.getDeclaredMethod("step", int.class));
        apply.body(returns(call(apply.self(), step, apply.parameter(0, "by"))));
        Class<?> type = define(spec);
        Object named = instance(type, "Ada", 50);
        Object unnamed = instance(type, null, 50);
        assertEquals("Ada", ((Counter) named).name);
        assertEquals("nobody", ((Counter) unnamed).name);
        assertEquals(13, ((Operator) named).applyAsInt(3));
        assertEquals(2, ((Operator) unnamed).applyAsInt(3));
    }

    @Test
    void protectedMembersOfASuperclassInAnotherPackageAreReached() throws Exception {
        ClassDesc list = ClassDesc.of("java.util.AbstractList");
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Empty").superclass(list);
        spec.constructor(MethodTypeDesc.of(CD_void)).body();
        MethodSpec size = spec.method(Modifier.PUBLIC, "size", MethodTypeDesc.of(CD_int));
        size.body(returns(constant(0)));
        MethodSpec element = spec.method(Modifier.PUBLIC, "get", MethodTypeDesc.of(CD_Object, CD_int));
        FieldRef changes = FieldRef.of(java.util.AbstractList.class.getDeclaredField("modCount"));
        Local self = local("self", spec.type());
        element.body(
                let(self, element.self()),
                put(self, changes, add(get(self, changes), element.parameter(0, "by"))),
                returns(Expressions.box(get(element.self(), changes))));
        List<?> generated = (List<?>) HiddenClassDefiner.defineInstance(MethodHandles.lookup(), spec);
        assertEquals(5, generated.get(5));
    }

    @Test
    void constantsOfEveryKindComeFromTheClassData() {
        Map<String, Integer> map = Map.of("a", 1);
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Constants");
        ClassDesc mapType = ClassDesc.of("java.util.Map");
        FieldRef object = spec.constant("MAP", mapType, map);
        FieldRef number = spec.constant("NUMBER", CD_long, 1L << 40);
        FieldRef nothing = spec.constant("NOTHING", CD_String, null);
        MethodTypeDesc type = MethodTypeDesc.of(CD_Object, CD_int);
        MethodSpec run = spec.method(Modifier.STATIC, "run", type);
        Local which = run.parameter(0, "which");
        run.body(Expressions.switchOn(which)
                .on(0, returns(get(object)))
                .on(1, returns(Expressions.box(get(number))))
                .otherwise(returns(get(nothing))));
        var code = Generated.define(MethodHandles.lookup(), spec, type);
        assertSame(map, code.call(0));
        assertEquals(1L << 40, code.call(1));
        assertEquals(null, code.call(2));
    }

    @Test
    void classMakesItsInstanceItself() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Single").superclass(SOURCE);
        FieldRef answer = spec.constant("ANSWER", CD_String, "constants come first");
        FieldRef copy = spec.field(Modifier.PRIVATE, "copy", CD_Object);
        MethodSpec constructor = spec.constructor(MethodTypeDesc.of(CD_void));
        constructor.body(put(constructor.self(), copy, get(answer)));
        MethodSpec get = spec.method(Modifier.PUBLIC, "get", MethodTypeDesc.of(CD_Object));
        get.body(returns(get(get.self(), copy)));
        Source instance = (Source) HiddenClassDefiner.defineInstance(MethodHandles.lookup(), spec);
        assertEquals("constants come first", instance.get());
    }

    @Test
    void instanceNeedsAConstructorWithoutParameters() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Single");
        spec.constructor(MethodTypeDesc.of(CD_void, CD_int)).body();
        assertEquals(
                "Cannot make an instance of dev.piculet.codegen.Single: it has no constructor without parameters."
                        + " Add one, or define the class only.",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> HiddenClassDefiner.defineInstance(MethodHandles.lookup(), spec))
                        .getMessage());
    }

    @Test
    void ownTypeIsRefusedInDescriptors() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Own");
        var error = assertThrows(IllegalArgumentException.class, () -> spec.field(0, "next", spec.type()));
        assertEquals(
                "Cannot use dev.piculet.codegen.Own itself as a type of its member 'next':"
                        + " a hidden class cannot be named there. Use Object or a supertype, and cast.",
                error.getMessage());
        MethodTypeDesc takesArray = MethodTypeDesc.of(CD_void, spec.type().arrayType());
        assertThrows(IllegalArgumentException.class, () -> spec.method(0, "all", takesArray));
        MethodSpec method = spec.method(Modifier.STATIC, "run", MethodTypeDesc.of(CD_Object));
        method.body(returns(Expressions.newArray(spec.type().arrayType(), constant(1))));
        assertThrows(IllegalArgumentException.class, () -> define(spec));
    }

    @Test
    void arrayOfTheOwnTypeCanBeMadeAsOneOfItsElements() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Own");
        MethodTypeDesc type = MethodTypeDesc.of(CD_Object);
        spec.method(Modifier.STATIC, "run", type).body(returns(Expressions.newArray(CD_Object, constant(1))));
        assertEquals(
                1,
                ((Object[]) Generated.define(MethodHandles.lookup(), spec, type).call()).length);
    }

    @Test
    void packageOfAnotherHostIsRefused() {
        ClassSpec spec = ClassSpec.of("com.acme", "Order");
        assertEquals(
                "Cannot define com.acme.Order beside dev.piculet.codegen.ClassSpecTest:"
                        + " a hidden class lives in its host's package. Use 'dev.piculet.codegen' in ClassSpec.of(…).",
                assertThrows(IllegalArgumentException.class, () -> define(spec)).getMessage());
    }

    @Test
    void lookupWithoutFullPrivilegeIsRefused() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Order");
        var error = assertThrows(
                IllegalArgumentException.class,
                () -> HiddenClassDefiner.defineLookup(
                        MethodHandles.lookup().dropLookupMode(MethodHandles.Lookup.PRIVATE), spec));
        assertTrue(error.getMessage().startsWith("Cannot define dev.piculet.codegen.Order with lookup "));
    }

    @Test
    void sameClassCanBeDefinedAgain() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Again");
        spec.constant("X", CD_int, 5);
        assertNotSame(define(spec), define(spec));
    }
}
