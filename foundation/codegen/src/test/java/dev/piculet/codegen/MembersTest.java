package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.polymorphic;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static java.lang.constant.ConstantDescs.CD_MethodHandle;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_VarHandle;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MembersTest {
    private static final ClassDesc HOST = ClassDesc.ofDescriptor(Account.class.descriptorString());
    private static final ClassDesc BYTES = CD_byte.arrayType();

    /** A host with private members of each kind. */
    static final class Account {
        private static long created;

        private int cents;
        private String owner;
        private long version;

        private Account(String owner, long version, int cents) {
            this.owner = owner;
            this.version = version;
            this.cents = cents;
            created++;
        }

        private String label(String prefix) {
            return prefix + owner;
        }

        private static long doubled(long value) {
            return value * 2;
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    private interface Greeter {
        String greet(String name);

        private int secret() {
            return 7;
        }

        static String politely(String text) {
            return text + ", please";
        }
    }

    private static FieldRef field(String name) throws NoSuchFieldException {
        return FieldRef.of(Account.class.getDeclaredField(name));
    }

    @Test
    void privateFieldsOfTheHostAreReadAndWritten() throws Exception {
        FieldRef cents = field("cents");
        FieldRef version = field("version");
        var code = Generated.method(Account.lookup(), Generated.type(CD_long, HOST), method -> {
            Local account = method.parameter(0, "account");
            return sequence(
                    put(account, cents, add(get(account, cents), constant(1))),
                    put(account, version, add(get(account, version), constant(1L))),
                    returns(add(get(account, version), cast(CD_long, get(account, cents)))));
        });
        Account account = new Account("Ada", 10, 100);
        assertEquals(112L, code.call(account));
        assertEquals(101, account.cents);
        assertEquals(11L, account.version);
    }

    @Test
    void privateStaticFieldIsReadAndWritten() throws Exception {
        FieldRef created = field("created");
        var code = Generated.method(
                Account.lookup(),
                Generated.type(CD_long),
                method -> sequence(
                        put(created, constant(41L)),
                        put(created, add(get(created), constant(1L))),
                        returns(get(created))));
        assertEquals(42L, code.call());
        assertEquals(42L, Account.created);
    }

    @Test
    void privateConstructorMakesAnObjectEvenWithAChoiceAmongItsArguments() throws Exception {
        MethodRef constructor = MethodRef.of(Account.class.getDeclaredConstructor(String.class, long.class, int.class));
        var code = Generated.method(Account.lookup(), Generated.type(HOST, CD_int), method -> {
            Local number = method.parameter(0, "number");
            Condition isBig = greater(number, constant(9));
            // Frames in here hold two objects whose constructors have not run.
            Expression name = construct(
                    MethodRef.ofConstructor(CD_String, CD_String), choose(isBig, constant("big"), constant("small")));
            Expression version = choose(isBig, constant(2L), cast(CD_long, choose(isBig, constant(0), constant(1))));
            return returns(construct(constructor, name, version, number));
        });
        Account big = (Account) code.call(10);
        Account small = (Account) code.call(9);
        assertEquals("big", big.owner);
        assertEquals(2L, big.version);
        assertEquals(10, big.cents);
        assertEquals("small", small.owner);
        assertEquals(1L, small.version);
    }

    @Test
    void privateMethodsOfTheHostAreCalled() throws Exception {
        MethodRef label = MethodRef.of(Account.class.getDeclaredMethod("label", String.class));
        MethodRef doubled = MethodRef.of(Account.class.getDeclaredMethod("doubled", long.class));
        assertEquals(MethodRef.Kind.VIRTUAL, label.kind());
        var text = Generated.method(
                Account.lookup(),
                Generated.type(CD_String, HOST),
                method -> returns(call(method.parameter(0, "account"), label, constant("Dear "))));
        assertEquals("Dear Ada", text.call(new Account("Ada", 1, 1)));
        var number = Generated.method(
                Account.lookup(), Generated.type(CD_long), method -> returns(call(doubled, constant(21L))));
        assertEquals(42L, number.call());
    }

    @Test
    void methodsOfInterfacesAreCalledEvenPrivateAndStaticOnes() throws Exception {
        MethodRef greet = MethodRef.of(Greeter.class.getDeclaredMethod("greet", String.class));
        MethodRef secret = MethodRef.of(Greeter.class.getDeclaredMethod("secret"));
        MethodRef politely = MethodRef.of(Greeter.class.getDeclaredMethod("politely", String.class));
        assertEquals(MethodRef.Kind.INTERFACE, greet.kind());
        assertEquals(MethodRef.Kind.INTERFACE_STATIC, politely.kind());
        var code = Generated.method(MethodHandles.lookup(), Generated.type(CD_String, CD_Object), method -> {
            Expression greeter = cast(greet.owner(), method.parameter(0, "greeter"));
            return sequence(call(greeter, secret), returns(call(politely, call(greeter, greet, constant("Ada")))));
        });
        assertEquals("Hello Ada, please", code.call((Greeter) name -> "Hello " + name));
    }

    @Test
    void resultOfAStatementIsDropped() {
        ClassDesc list = ClassDesc.of("java.util.List");
        MethodRef add = MethodRef.ofInterface(list, "add", java.lang.constant.ConstantDescs.CD_boolean, CD_Object);
        MethodRef nano = MethodRef.ofStatic(ClassDesc.of("java.lang.System"), "nanoTime", CD_long);
        var code = Generated.method(Generated.type(CD_void, list), method -> {
            Local values = method.parameter(0, "values");
            return sequence(
                    call(values, add, constant("a")),
                    call(nano),
                    Expressions.discard(call(values, add, constant("b"))));
        });
        List<Object> values = new ArrayList<>();
        code.call(values);
        assertEquals(List.of("a", "b"), values);
    }

    @Test
    void varHandleOfBytesWritesAndReadsWithAnExactType() {
        VarHandle handle = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN)
                .withInvokeExactBehavior();
        MethodTypeDesc type = Generated.type(CD_int, BYTES);
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "WithHandle");
        Expression ints = get(spec.constant("INTS", CD_VarHandle, handle));
        MethodSpec run = spec.method(Modifier.STATIC, "run", type);
        Local bytes = run.parameter(0, "bytes");
        run.body(
                polymorphic(
                        ints,
                        "set",
                        MethodTypeDesc.of(CD_void, BYTES, CD_int, CD_int),
                        bytes,
                        constant(1),
                        constant(0x01020304)),
                returns(polymorphic(ints, "get", MethodTypeDesc.of(CD_int, BYTES, CD_int), bytes, constant(0))));
        byte[] array = new byte[6];
        assertEquals(
                0x02030400, Generated.define(MethodHandles.lookup(), spec, type).call(array));
        assertArrayEquals(new byte[] {0, 4, 3, 2, 1, 0}, array);
    }

    @Test
    void methodHandleIsInvokedExactly() throws Exception {
        var concat = MethodHandles.lookup()
                .findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        MethodTypeDesc type = Generated.type(CD_String, CD_Object);
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "WithHandle");
        FieldRef handle = spec.constant("CONCAT", CD_MethodHandle, concat);
        MethodSpec run = spec.method(Modifier.STATIC, "run", type);
        MethodTypeDesc exact = MethodTypeDesc.of(CD_String, CD_String, CD_String);
        run.body(returns(polymorphic(get(handle), "invokeExact", exact, run.parameter(0, "text"), constant("!"))));
        assertEquals("so!", Generated.define(MethodHandles.lookup(), spec, type).call("so"));
    }
}
