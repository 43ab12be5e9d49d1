package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.not;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.access.expression.PropertyRead;
import dev.piculet.access.expression.PropertyWrite;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.binary.codec.Assembly;
import dev.piculet.binary.codec.Slot;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Reads one object: slot by slot into variables and fields, with the creator called as soon as that is possible. */
final class ObjectReading {
    private final LayoutCode layout;
    private final DecodeScope scope;
    private final Assembly assembly;
    private final Local[] arguments;
    private final List<Slot> lateSlots = new ArrayList<>();
    private final List<Local> lateValues = new ArrayList<>();
    private Local object;

    /** The number of an object that may be shared. */
    private Local number;

    /** What tells whether there is another object in the chain. */
    private final Control[] chainEnd = new Control[1];

    ObjectReading(LayoutCode layout, DecodeScope scope) {
        this.layout = layout;
        this.scope = scope;
        this.assembly = layout.layout().assembly();
        this.arguments = new Local[assembly.plan().arguments().size()];
    }

    /** Goes on with an object that has been created. */
    ObjectReading(LayoutCode layout, DecodeScope scope, Local object) {
        this(layout, scope);
        this.object = object;
    }

    Local read() {
        begin();
        for (int group = 0; group < layout.groups(); group++) {
            layout.readGroup(scope, group, chainEnd, this);
        }
        return end();
    }

    /** Appends what comes before the slots. */
    void begin() {
        if (layout.isShared()) {
            number = scope.declare("number", Symbols.INT, call(Symbols.BEGIN_SHARED, scope.input()));
        }
        if (assembly.singleton() != null) {
            Field constant = assembly.plan().singleton().orElseThrow();
            Expression instance = scope.unit.members().readStatic(constant);
            boolean isExact = constant.getType() == assembly.plan().type();
            object = declare(isExact ? instance : cast(layout.type(), instance));
        } else if (assembly.plan().isBare()) {
            Class<?> type = assembly.plan().type();
            object = declare(scope.unit
                    .members()
                    .createBare(type, assembly.plan().superConstructor().orElseThrow()));
        } else if (arguments.length == 0) {
            object = declare(create(List.of()));
        }
    }

    /** Appends what becomes of a value. */
    void received(Slot slot, Local value) {
        if (slot.argument() >= 0) {
            arguments[slot.argument()] = value;
        }
        if (!slot.isLate()) {
            return;
        }
        if (object == null) {
            lateSlots.add(slot);
            lateValues.add(value);
        } else {
            finish(slot, value);
        }
    }

    private void finish(Slot slot, Local value) {
        boolean isDelegate = slot.making() == Slot.Making.DELEGATE;
        if (isDelegate || slot.making() == Slot.Making.NONE) {
            set(slot, object, value);
        }
        if (slot.making() != Slot.Making.NONE) {
            Expression made = PropertyRead.of(slot.property().orElseThrow(), object, scope.unit.members());
            scope.failWhen(not(MadeCode.agrees(slot.making(), made, value)));
        }
    }

    /** Appends what comes after the slots, and returns the object. */
    Local end() {
        if (object == null) {
            object = declare(createWithArguments());
            for (int i = 0; i < lateSlots.size(); i++) {
                finish(lateSlots.get(i), lateValues.get(i));
            }
        }
        return object;
    }

    /** What tells whether there is another object in the chain. */
    Control chainEnd() {
        return chainEnd[0];
    }

    /** Appends the statement that sets a property. */
    void set(Slot slot, Local target, Local value) {
        PropertyModel property = slot.property().orElseThrow();
        scope.add(
                assembly.plan().setsFinalFields()
                        ? PropertyWrite.bare(property, target, value, scope.unit.members())
                        : PropertyWrite.of(property, target, value, scope.unit.members()));
    }

    private Local declare(Expression value) {
        Local created = scope.declare("object", layout.type(), value);
        if (layout.isShared()) {
            scope.add(call(Symbols.NOTE_SHARED, scope.input(), number, created));
        }
        return created;
    }

    /** What generated code has read of a property has the type of its field, and is no collection whose elements are to be added. */
    static boolean sets(CreationPlan plan) {
        for (int i = 0; plan.builder().isPresent() && i < plan.arguments().size(); i++) {
            Field target = plan.builder().get().fields().get(i);
            Field held = plan.arguments().get(i).orElseThrow().field().orElseThrow();
            if (target.getType() != held.getType() || Modifier.isFinal(target.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    private Expression createByBuilder(CreationPlan.Builder builder) {
        MemberAccess members = scope.unit.members();
        Class<?> type = builder.constructor().getDeclaringClass();
        Local made =
                scope.declare("builder", members.typeOf(type), members.callStatic(builder.constructor(), List.of()));
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] != null) {
                scope.add(members.write(builder.fields().get(i), made, arguments[i]));
            }
        }
        return create(List.of(made));
    }

    private Expression createWithArguments() {
        if (assembly.builder() != null) {
            return createByBuilder(assembly.plan().builder().orElseThrow());
        }
        CreatorModel creator = assembly.plan().creator().orElseThrow();
        List<Expression> values = new ArrayList<>();
        DefaultsModel defaults = creator.defaults().orElse(null);
        int[] masks = new int[defaults == null ? 0 : defaults.maskCount()];
        boolean usesDefaults = false;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] != null) {
                values.add(arguments[i]);
                continue;
            }
            Class<?> type = creator.parameters().get(i).type().rawClass();
            values.add(EncodeScope.zero(scope.unit.members().typeOf(type)));
            if (creator.parameters().get(i).hasDefault()) {
                // Masks leave out what is around an instance of an inner class.
                int masked = i - defaults.firstMasked();
                masks[masked / Integer.SIZE] |= 1 << masked;
                usesDefaults = true;
            }
        }
        return usesDefaults ? createWithDefaults(creator, values, masks) : create(values);
    }

    private Expression createWithDefaults(CreatorModel creator, List<Expression> values, int[] masks) {
        List<Expression> constants = new ArrayList<>();
        for (int mask : masks) {
            constants.add(constant(mask));
        }
        return CreatorCall.withDefaults(creator, values, constants, scope.unit.members());
    }

    private Expression create(List<Expression> values) {
        return CreatorCall.of(assembly.plan().creator().orElseThrow(), values, scope.unit.members());
    }
}
