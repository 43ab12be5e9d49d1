package dev.piculet.lab.payload.open;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A list of an interface's values, each of one of four classes. */
public class Drawing implements Serializable {
    private static final long serialVersionUID = 1L;

    public String title;
    public List<Shape> shapes;

    /** What a drawing consists of. No declaration names its classes. */
    public interface Shape {}

    /** A circle. */
    public static class Circle implements Shape, Serializable {
        private static final long serialVersionUID = 1L;

        public double x;
        public double y;
        public double radius;
    }

    /** A rectangle. */
    public static class Rectangle implements Shape, Serializable {
        private static final long serialVersionUID = 1L;

        public int left;
        public int top;
        public int width;
        public int height;
        public boolean filled;
    }

    /** A text. */
    public static class Label implements Shape, Serializable {
        private static final long serialVersionUID = 1L;

        public String text;
        public int size;
    }

    /** Shapes that belong together. */
    public static class Group implements Shape, Serializable {
        private static final long serialVersionUID = 1L;

        public String name;
        public List<Shape> members;
    }

    /** Returns a value with every class, in ASCII. */
    static Drawing sample() {
        Drawing drawing = new Drawing();
        drawing.title = "Plan of the ground floor";
        drawing.shapes = new ArrayList<>(List.of(
                circle(1.5, -2.25, 10),
                rectangle(0, 0, 640, 480),
                label("Kitchen", 12),
                group("Furniture", circle(3, 4, 0.5), label("Table", 9))));
        return drawing;
    }

    private static Shape circle(double x, double y, double radius) {
        Circle circle = new Circle();
        circle.x = x;
        circle.y = y;
        circle.radius = radius;
        return circle;
    }

    private static Shape rectangle(int left, int top, int width, int height) {
        Rectangle rectangle = new Rectangle();
        rectangle.left = left;
        rectangle.top = top;
        rectangle.width = width;
        rectangle.height = height;
        rectangle.filled = width > height;
        return rectangle;
    }

    private static Shape label(String text, int size) {
        Label label = new Label();
        label.text = text;
        label.size = size;
        return label;
    }

    private static Shape group(String name, Shape... members) {
        Group group = new Group();
        group.name = name;
        group.members = new ArrayList<>(List.of(members));
        return group;
    }

    /** Returns a value as they vary. */
    static Drawing of(Variety variety) {
        Drawing drawing = new Drawing();
        drawing.title = variety.textOrNull();
        drawing.shapes = new ArrayList<>();
        for (int left = 1 + variety.size(); left > 0; left--) {
            drawing.shapes.add(shape(variety));
        }
        return drawing;
    }

    private static Shape shape(Variety variety) {
        return switch (variety.size() % 4) {
            case 0 -> circle(variety.decimal(), variety.decimal(), variety.decimal());
            case 1 -> rectangle(variety.number(), variety.number(), variety.number(), variety.number());
            case 2 -> label(variety.textOrNull(), variety.number());
            default -> group(variety.text(), label(variety.text(), variety.number()), circle(variety.decimal(), 0, 1));
        };
    }
}
