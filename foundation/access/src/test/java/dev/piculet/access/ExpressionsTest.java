package dev.piculet.access;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.access.elsewhere.Parent;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.expression.CreatorCall;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.access.expression.PropertyRead;
import dev.piculet.access.expression.PropertyWrite;
import dev.piculet.access.expression.ValueClassCall;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Each expression alone, run in a hidden nestmate. */
class ExpressionsTest {
    /** For expressions that are refused before a member is used. */
    private static final MemberAccess MEMBERS = MemberAccess.of(
            ClassSpec.of("dev.piculet.access", "Unused"), ExpressionsTest.class, MethodHandles.lookup());

    /** The interface for calling generated code. */
    public abstract static class Operator {
        public abstract Object apply(Object value);
    }

    @Test
    void propertiesOfTheNestAreReadAndWrittenByPlainInstructions() throws Throwable {
        PropertyModel number = property(Child.class, "number");
        Operator doubled = function(
                Child.class,
                (value, members) -> sequence(
                        PropertyWrite.of(number, child(value), constant(21), members),
                        returns(box(PropertyRead.of(number, child(value), members)))));
        Child child = new Child();
        assertEquals(21, doubled.apply(child));
        assertEquals(21, child.number);
    }

    @Test
    void membersOutsideTheNestAreReadAndWrittenThroughConstantHandles() throws Throwable {
        PropertyModel secret = property(Child.class, "secret");
        PropertyModel hidden = property(Child.class, "hidden");
        Operator function = function(
                Child.class,
                (value, members) -> sequence(
                        PropertyWrite.of(secret, child(value), constant(7), members),
                        PropertyWrite.of(hidden, child(value), PropertyRead.of(hidden, child(value), members), members),
                        returns(box(PropertyRead.of(secret, child(value), members)))));
        Child child = new Child();
        assertEquals(7, function.apply(child));
        assertEquals("7 one 2 three", child.toString());
    }

    @Test
    void anInheritedGenericPropertyIsReadAsTheTypeThatTheSubclassBinds() throws Throwable {
        PropertyModel value = property(TextHolder.class, "value");
        Operator read = function(TextHolder.class, (holder, members) -> {
            Expression text = PropertyRead.of(value, cast(desc(TextHolder.class), holder), members);
            assertEquals(desc(String.class), text.type());
            return returns(text);
        });
        assertEquals("text", read.apply(new TextHolder("text")));
    }

    @Test
    void finalPropertiesAreNotWritten() {
        PropertyModel fixed = property(Child.class, "fixed");
        assertThrows(
                UnsupportedClassException.class,
                () -> PropertyWrite.of(fixed, nullOf(desc(Child.class)), constant(1), MEMBERS));
    }

    @Test
    void creatorsOfValueClassesCheckAndWrap() throws Throwable {
        CreatorModel creator = model(UserId.class).primaryCreator().orElseThrow();
        Operator create = function(
                UserId.class, (value, members) -> returns(CreatorCall.of(creator, List.of(text(value)), members)));
        assertEquals("UserId(text=a)", create.apply("a").toString());
        assertEquals(
                "A user id must not be empty.",
                assertThrows(IllegalArgumentException.class, () -> create.apply(""))
                        .getMessage());
    }

    @Test
    void privateConstructorsOfValueClassesCheckAndWrap() throws Throwable {
        for (CreatorModel creator : model(Guarded.class).creators()) {
            Operator create = function(Guarded.class, (value, members) -> {
                boolean takesText = creator.parameters().get(0).type().rawClass() == String.class;
                Expression argument = takesText ? text(value) : constant(5);
                return returns(CreatorCall.of(creator, List.of(argument), members));
            });
            assertEquals("Guarded(number=5)", create.apply("5").toString());
        }
    }

    @Test
    void valueClassesAreWrappedUnwrappedAndChecked() throws Throwable {
        ValueClassModel userId = model(UserId.class).valueClass().orElseThrow();
        Operator box = function((value, members) -> ValueClassCall.box(userId, text(value), members));
        Operator unbox =
                function((value, members) -> ValueClassCall.unbox(userId, cast(desc(UserId.class), value), members));
        Operator check = function((value, members) -> ValueClassCall.check(userId, text(value), members));
        Operator create = function((value, members) -> ValueClassCall.create(userId, text(value), members));
        assertEquals("UserId(text=)", box.apply("").toString());
        assertEquals("a", unbox.apply(create.apply("a")));
        assertEquals("b", check.apply("b"));
        assertThrows(IllegalArgumentException.class, () -> check.apply(""));
        assertThrows(IllegalArgumentException.class, () -> create.apply(""));
    }

    @Test
    void masksLeaveParametersToTheirDefaults() throws Throwable {
        CreatorModel creator = model(Dependent.class).primaryCreator().orElseThrow();
        List<Expression> arguments = List.of(constant(4), constant(0), nullOf(ConstantDescs.CD_String));
        Operator create = function(
                (value, members) -> CreatorCall.withDefaults(creator, arguments, List.of(constant(0b110)), members));
        assertEquals("Dependent(first=4, second=8, third=8)", create.apply(null).toString());
    }

    @Test
    void callsThatDoNotFitTheModelAreRefused() {
        CreatorModel dependent = model(Dependent.class).primaryCreator().orElseThrow();
        String signature = "dev.piculet.access.Dependent(int, int, java.lang.String)";
        assertEquals(
                signature + " takes 3 arguments, not 1. Give as many as its model says.",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> CreatorCall.of(dependent, List.of(constant(1)), MEMBERS))
                        .getMessage());
        List<Expression> arguments = List.of(constant(4), constant(0), nullOf(ConstantDescs.CD_String));
        assertEquals(
                signature + " takes 1 masks, not 0. Give as many as its model says.",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> CreatorCall.withDefaults(dependent, arguments, List.of(), MEMBERS))
                        .getMessage());
        CreatorModel nullable = model(Nullable.class).primaryCreator().orElseThrow();
        assertEquals(
                "No parameter of dev.piculet.access.Nullable(java.lang.String) has a default. Give every argument.",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> CreatorCall.withDefaults(nullable, List.of(), List.of(), MEMBERS))
                        .getMessage());
    }

    private static ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private static PropertyModel property(Class<?> type, String name) {
        return model(type).property(name).orElseThrow();
    }

    private static Expression child(Local value) {
        return cast(desc(Child.class), value);
    }

    private static Expression text(Local value) {
        return cast(ConstantDescs.CD_String, value);
    }

    private static ClassDesc desc(Class<?> type) {
        return ClassDesc.ofDescriptor(type.descriptorString());
    }

    private static Operator function(BiFunction<Local, MemberAccess, Expression> value) throws Throwable {
        return function(Child.class, (argument, members) -> returns(value.apply(argument, members)));
    }

    /** Returns a function whose body is generated in a hidden nestmate of {@code host}. */
    private static Operator function(Class<?> host, BiFunction<Local, MemberAccess, Expression> body) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(host, MethodHandles.lookup());
        ClassSpec spec = ClassSpec.of(host.getPackageName(), "Tested").superclass(desc(Operator.class));
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        MethodSpec method = spec.method(
                Modifier.PUBLIC, "apply", MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object));
        method.body(body.apply(method.parameter(0, "value"), MemberAccess.of(spec, host, lookup)));
        Class<?> defined = HiddenClassDefiner.defineLookup(lookup, spec).lookupClass();
        return (Operator) lookup.findConstructor(defined, MethodType.methodType(void.class))
                .invoke();
    }

    private static final class Child extends Parent {
        private int number;
        private final int fixed = Integer.parseInt("1");
    }
}
